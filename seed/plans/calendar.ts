import { correctionForm } from '../../src/features/people/calendar/contract/schema.ts'
import { correctCalendar, verifyYear } from '../../src/features/people/calendar/server/writes.ts'
import { type HolidaySource, holidays } from '../data/holidays.ts'
import type { Scene } from '../engine/scene.ts'

const shift = { cn: '调休上班', en: 'Make-up workday' }

/** What operators have corrected in the public calendar, each day with its source, and the years that they have verified since. */
export function planCalendar(scene: Scene, from: number): void {
  const [one, other] = [scene.operators[0]!, scene.operators[1]!]
  scene.plan(from, () =>
    scene.do(one, async (act) => {
      for (const group of holidays) for (const form of correctionsOf(group)) await correctCalendar(act, form)
    }),
  )
  scene.plan(from - 0.5, () =>
    scene.do(other, async (act) => {
      for (const { region, source, verified = [] } of holidays) for (const year of verified) await verifyYear(act, region, year, source)
    }),
  )
}

function correctionsOf({ region, source, adds = [], removes = [], renames = [], worked = [] }: HolidaySource) {
  const form = (more: object) => correctionForm.parse({ region, reason: source, ...more })
  return [
    ...adds.map(([date, { cn, en }]) => form({ date, kind: 'add', nameCn: cn, nameEn: en })),
    ...removes.map(([date, english]) => form({ date, kind: 'remove', english })),
    ...renames.map(([date, english, { cn, en }]) => form({ date, kind: 'rename', english, nameCn: cn, nameEn: en })),
    ...worked.map((date) => form({ date, kind: 'workday', nameCn: shift.cn, nameEn: shift.en })),
  ]
}
