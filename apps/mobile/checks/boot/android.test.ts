import { proveBoot } from './journeys'

proveBoot('android')
