export { usual, unusual, type SampleGame } from '@tabuleiro/ui/testing/sampleGames'
