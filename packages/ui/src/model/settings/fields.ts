import * as v from 'valibot'
import { languages } from '../../i18n/texts'
import type { Settings } from './settings'

/** The values each setting may have. A setting that is missing here is a compile error. */
const fields: { readonly [K in keyof Settings]: v.GenericSchema<Settings[K]> } = {
  language: v.picklist(['system', ...languages]),
  theme: v.picklist(['system', 'light', 'dark']),
  sound: v.boolean(),
  haptics: v.boolean(),
  motion: v.picklist(['off', 'fast', 'normal']),
  computerPause: v.picklist(['short', 'normal', 'long']),
  confirm: v.picklist(['auto', 'always', 'never']),
  moveStyle: v.picklist(['words', 'notation']),
  coach: v.picklist(['on', 'first', 'off']),
  coordinates: v.boolean(),
  legalMarks: v.boolean(),
  numerals: v.boolean(),
  boardSide: v.picklist(['left', 'right']),
  seating: v.picklist(['side', 'face', 'pass']),
  cover: v.boolean(),
  offersInstall: v.boolean(),
  turned: v.string(),
  isToldOfForgetting: v.boolean(),
}

/** The settings in data of any origin: each that is valid, whatever the others are. */
export function readSettings(data: unknown): Partial<Settings> {
  const given = v.is(v.record(v.string(), v.unknown()), data) ? data : {}
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => readField(name, field, given[name])))
}

function readField(name: string, field: v.GenericSchema, value: unknown): [string, unknown][] {
  const read = v.safeParse(field, value)
  return read.success ? [[name, read.output]] : []
}
