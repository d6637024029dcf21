// A phone has the whole app at hand.
export { EndQuestion } from './EndQuestion'
export { HandoverCover } from './HandoverCover'
export { PlaySheets } from './PlaySheets'
export { Notice } from '../../../components/Notice'
