import { proveBoot } from './journeys'

proveBoot('ios')
