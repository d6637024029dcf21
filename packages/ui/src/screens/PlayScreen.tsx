import { Text, View } from 'react-native'

/** One match, found by its id. */
export function PlayScreen({ id }: { id: string }) {
  return (
    <View role="main">
      <Text role="heading">Match {id}</Text>
    </View>
  )
}
