import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import {
  basis,
  calendarDay,
  correctionForm,
  correctionKinds,
  holiday,
  hours,
  place,
  placeCode,
  regionCode,
  year,
  yearOf,
} from './schema.ts'

const operator = { audience: 'operator', permission: 'operator:rates' } as const
const moment = z.string()
const span = z.object({ start: moment, end: moment })
const side = place.extend({ from: z.number().int(), to: z.number().int(), basis })

export const calendarCalls = defineCalls({
  'GET /ws/calendar/board': {
    about: 'Destinations with their zone and time, and the next public holiday.',
    audience: 'anyone',
    input: z.object({}),
    result: z.object({
      asOf: moment,
      rows: z.array(
        place.omit({ weekend: true }).extend({
          /** Minutes ahead of UTC now: a formatter for each zone costs a slow browser more than the rest of the board. */
          offsetMinutes: z.number().int(),
          next: holiday.extend({ basis }).nullable(),
        }),
      ),
    }),
  },
  'GET /ws/calendar/place': {
    about: 'One country or region: its zone and time, and its next public holidays with what they are based on.',
    audience: 'anyone',
    input: z.object({ region: regionCode }),
    result: place.omit({ weekend: true }).extend({
      asOf: moment,
      /** Minutes ahead of UTC now. */
      offsetMinutes: z.number().int(),
      next: z.array(holiday.extend({ basis })),
    }),
  },
  'GET /ws/calendar/regions': {
    about: 'Countries and regions with their zone.',
    audience: 'anyone',
    input: z.object({}),
    result: z.array(place.omit({ weekend: true })),
  },
  'GET /ws/calendar/holidays': {
    about: 'Public holidays of a region, or of a state or province, and year, named in both languages, and what they are based on.',
    audience: 'anyone',
    input: z.object({ region: placeCode, year }),
    result: yearOf,
  },
  'GET /ws/calendar/workdays': {
    about: 'Working days of a region, or of a state or province, from one day to another, both counted.',
    audience: 'anyone',
    input: z.object({ region: placeCode, from: calendarDay, to: calendarDay }),
    result: z.object({
      region: place,
      from: z.string(),
      to: z.string(),
      days: z.number().int(),
      /** Days of rest of the week, without those that are working days in exchange. */
      restDays: z.number().int(),
      /** Holidays on what would be a working day. */
      holidays: z.array(holiday),
      exchanged: z.array(holiday),
      workdays: z.number().int(),
      /** The weakest basis of the years concerned. */
      basis,
    }),
  },
  'GET /ws/calendar/overlap': {
    about:
      'Shared working hours and workdays of two regions for four weeks from the Monday of the given date. Hours are minutes of the local day.',
    audience: 'anyone',
    input: z.object({ a: regionCode, b: regionCode, date: calendarDay.optional(), ...hours }),
    result: z.object({
      a: side,
      b: side,
      from: z.string(),
      to: z.string(),
      /** Calendar days of a. `otherDates` are the days of b that overlap its hours; without shared hours the same date. */
      days: z.array(
        z.object({
          date: z.string(),
          weekday: z.number().int(),
          otherDates: z.array(z.string()),
          aHoliday: holiday.nullable(),
          bHoliday: holiday.nullable(),
          aRest: z.boolean(),
          bRest: z.boolean(),
          /** Both work, whether or not their hours overlap. */
          shared: z.boolean(),
          minutes: z.number().int(),
          spans: z.array(span),
        }),
      ),
      sharedDays: z.number().int(),
      sharedMinutes: z.number().int(),
      /** The day of the strip: the first on which both work, else the first. */
      strip: z.object({ date: z.string(), start: moment, end: moment, a: z.array(span), b: z.array(span), shared: z.array(span) }),
      /** Minutes between the end of one working day and the start of the other if they never overlap. */
      gapMinutes: z.number().int(),
      /** Clock changes within the time shown. */
      changes: z.array(z.object({ code: z.string(), at: moment, fromOffset: z.string(), toOffset: z.string() })),
      offsets: z.object({ a: z.string(), b: z.string() }),
    }),
  },
  'GET /ws/operator/calendar/year': {
    about: 'A region’s year with its corrections and who verified it.',
    ...operator,
    input: z.object({ region: regionCode, year }),
    result: z.object({
      shown: yearOf,
      /** As in the public calendar. */
      raw: z.array(z.object({ date: z.string(), english: z.string() })),
      corrections: z.array(
        z.object({
          id: z.string(),
          date: z.string(),
          kind: z.enum(correctionKinds),
          english: z.string(),
          nameCn: z.string(),
          nameEn: z.string(),
          reason: z.string(),
          inParts: z.boolean(),
          by: z.string(),
          at: moment,
        }),
      ),
    }),
  },
  'GET /ws/operator/calendar/verified': {
    about: 'Every verified year, by region.',
    ...operator,
    input: z.object({}),
    result: z.array(
      z.object({
        code: z.string(),
        name: pair,
        year: z.number(),
        on: z.string(),
        by: z.string(),
        source: z.string(),
      }),
    ),
  },
  'POST /ws/operator/calendar/correct': {
    title: { cn: '修正节假日', en: 'Correct a holiday' },
    about: 'Adds, removes or renames a holiday, or makes a weekend day a working day. The year has to be verified again.',
    ...operator,
    input: correctionForm,
    result: z.object({ id: z.string() }),
  },
  'POST /ws/operator/calendar/undo': {
    title: { cn: '撤销节假日修正', en: 'Undo a correction of a holiday' },
    about: 'Reverts a correction. The year has to be verified again.',
    ...operator,
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
  },
  'POST /ws/operator/calendar/verify': {
    title: { cn: '核验节假日', en: 'Verify a year of holidays' },
    about: 'Verifies a region’s year against a published source.',
    ...operator,
    input: z.object({ region: regionCode, year, source: line(300) }),
    result: z.object({ region: z.string(), year: z.number() }),
  },
  'POST /ws/operator/calendar/unverify': {
    title: { cn: '撤回节假日核验', en: 'Withdraw the verification of holidays' },
    about: 'Withdraws the verification: the year is shown as public calendar again.',
    ...operator,
    input: z.object({ region: regionCode, year }),
    result: z.object({ region: z.string(), year: z.number() }),
  },
})
