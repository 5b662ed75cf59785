import { correctionsOf } from '../../reference/forms.ts'
import { holidays } from '../../reference/holidays.ts'
import { correctCalendar, verifyYear } from '../../src/features/people/calendar/server/writes.ts'
import type { Scene } from '../engine/scene.ts'

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
