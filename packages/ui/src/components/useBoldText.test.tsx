import { act, render, screen } from '@testing-library/react-native'
import { AccessibilityInfo, Platform, StyleSheet, type TextStyle } from 'react-native'
import { settled } from '../testing/drive'
import { AppText } from './AppText'

beforeEach(() => jest.clearAllMocks())
afterEach(() => jest.restoreAllMocks())

/** A system in which bold text is on or off, and can be switched. */
function system(isBold: boolean) {
  let change: (isOn: boolean) => void = () => undefined
  const ask = jest.spyOn(AccessibilityInfo, 'isBoldTextEnabled').mockResolvedValue(isBold)
  const remove = jest.fn()
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation((_, listener) => {
    change = listener as unknown as typeof change
    return { remove } as unknown as ReturnType<typeof AccessibilityInfo.addEventListener>
  })
  return { ask, remove, change: (isOn: boolean) => act(() => change(isOn)) }
}

const weights = () =>
  screen.getAllByText(/./).map(({ props }) => StyleSheet.flatten(props.style as TextStyle).fontWeight)

const both = (
  <>
    <AppText>plain</AppText>
    <AppText isBold>bold</AppText>
  </>
)

test('text turns bolder as soon as the system setting changes, and bold text stays bolder than plain text', async () => {
  const { ask, remove, change } = system(true)
  render(both)
  expect(weights()).toEqual(['400', '600'])
  await settled()
  expect(weights()).toEqual(['600', '800'])
  change(false)
  expect(weights()).toEqual(['400', '600'])
  expect(ask).toHaveBeenCalledTimes(1)
  screen.unmount()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('Android makes letters bolder by itself', async () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  const { ask } = system(true)
  render(both)
  await settled()
  expect(ask).not.toHaveBeenCalled()
  expect(weights()).toEqual(['400', '600'])
})
