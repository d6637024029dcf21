import { act, screen } from '@testing-library/react-native'
import { renderRouter } from 'expo-router/testing-library'

declare global {
  var phoneProcess: number
}

/** Starts the app from its icon or by a link, and waits until it has read what is stored. */
export async function startApp(link = '/') {
  const phone = renderRouter('./app', { initialUrl: link })
  await passTime(50)
  // One frame more, in which it renders what it has read.
  await passTime(50)
  return phone
}

// Each test has a phone of its own.
afterEach(() => {
  phoneProcess++
})

/** Kills the app: only what is stored remains. */
export function killApp(): void {
  screen.unmount()
  phoneProcess++
}

/** Destroys the screen of the app, whose process lives on, as Android does with an app in the background. */
export function destroyScreen(): void {
  screen.unmount()
}

/** Lets time pass and promises settle. Timers are fake once the app has been started. */
export const passTime = (millis: number) => act(() => jest.advanceTimersByTimeAsync(millis))
