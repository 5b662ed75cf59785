import { correctCalendar, verifyYear } from '../../src/features/calendar/server/writes.ts'
import type { Pair } from '../../src/platform/contract/texts.ts'
import type { Scene } from '../engine/scene.ts'

const reason = '国务院办公厅关于 2026 年部分节假日安排的通知'
const newYear = { cn: '元旦假期', en: 'New Year break' }
const spring = { cn: '春节假期', en: 'Spring Festival break' }
const qingming = { cn: '清明假期', en: 'Qingming break' }
const labour = { cn: '劳动节假期', en: 'Labour Day break' }
const national = { cn: '国庆假期', en: 'National Day break' }
const shift = { cn: '调休上班', en: 'Working day in exchange' }

/** Days off that the public calendar lacks, and the weekend days that are working days in exchange. */
const daysOff: readonly (readonly [string, Pair])[] = [
  ['2026-01-02', newYear],
  ['2026-02-19', spring],
  ['2026-02-20', spring],
  ['2026-02-23', spring],
  ['2026-04-06', qingming],
  ['2026-05-04', labour],
  ['2026-05-05', labour],
  ['2026-10-05', national],
  ['2026-10-06', national],
  ['2026-10-07', national],
]
const worked = ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10']

/** China's exchanged days of 2026, which no public calendar has, and two years that an operator has verified against their notices. */
export function planCalendar(scene: Scene, from: number): void {
  const [one, other] = [scene.operators[0]!, scene.operators[1]!]
  scene.plan(from, () =>
    scene.do(one, async (act) => {
      for (const [date, name] of daysOff)
        await correctCalendar(act, { region: 'CN', date, kind: 'add', english: '', nameCn: name.cn, nameEn: name.en, reason })
      for (const date of worked)
        await correctCalendar(act, { region: 'CN', date, kind: 'workday', english: '', nameCn: shift.cn, nameEn: shift.en, reason })
    }),
  )
  scene.plan(from - 0.5, () => scene.do(other, (act) => verifyYear(act, 'CN', 2026, reason)))
  scene.plan(from - 0.6, () => scene.do(one, (act) => verifyYear(act, 'SG', 2026, 'Ministry of Manpower, public holidays 2026')))
}
