import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** A minimal React page: a button that is marked while it is pressed, and counts its presses. */
function Counter() {
  const [isDown, setDown] = useState(false)
  const [presses, setPresses] = useState(0)
  const button = createElement(
    'button',
    {
      'data-target': true,
      'aria-pressed': isDown,
      onPointerDown: () => setDown(true),
      onPointerUp: () => setDown(false),
      onClick: () => setPresses(presses + 1),
    },
    presses,
  )
  return createElement('main', null, button)
}

const root = document.getElementById('root')
if (root) createRoot(root).render(createElement(Counter))
