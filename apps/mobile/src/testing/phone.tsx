import { act, screen } from '@testing-library/react-native'
import { renderRouter } from 'expo-router/testing-library'

/** Starts the app as a phone does, from its icon or by a link, and lets it read what is stored. */
export async function startApp(link = '/') {
  const phone = renderRouter('./app', { initialUrl: link })
  await passing(50)
  // And a frame more: what it has read is drawn by now.
  await passing(50)
  return phone
}

/** The system kills the app: nothing of it is left but what is stored. */
export function killApp(): void {
  screen.unmount()
}

/** Lets time pass, and promises have their say. Timers are fake once the app has been started. */
export const passing = (millis: number) => act(() => jest.advanceTimersByTimeAsync(millis))
