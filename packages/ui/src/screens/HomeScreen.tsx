import { Text, View } from 'react-native'

/** Where everything starts. */
export function HomeScreen() {
  return (
    <View role="main">
      <Text role="heading">Tabuleiro</Text>
    </View>
  )
}
