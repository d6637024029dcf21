export { HomeScreen } from './screens/HomeScreen'
export { PlayScreen } from './screens/PlayScreen'
