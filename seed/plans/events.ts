import { TICKET_SIGNS } from '../../src/features/market/event/contract/kinds.ts'
import type { EventForm } from '../../src/features/market/event/contract/schema.ts'
import { checkIn } from '../../src/features/market/event/server/desk.ts'
import { cancelSignup, proveSignup, signUp } from '../../src/features/market/event/server/signup.ts'
import { cancelEvent, closeEvent, createEvent, publishEvent } from '../../src/features/market/event/server/writes.ts'
import { perform } from '../../src/platform/server/wire/act.ts'
import { exchanges } from '../data/events/exchanges.ts'
import { onlineEvents } from '../data/events/online.ts'
import { salons } from '../data/events/salons.ts'
import type { EventSpec } from '../data/events/spec.ts'
import type { Scene } from '../engine/scene.ts'

/** Nothing in the demo world is older than this, in working days. */
const OLDEST = 43

const all = [...onlineEvents, ...salons, ...exchanges]

/** The events of the demo world, by the features' own writes: drafted and published in time, then signed up for one by one. */
export function planEvents(scene: Scene): void {
  for (const [nth, spec] of all.entries()) planOne(scene, spec, nth)
}

const before = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0

/** The last working day up to a date, counted back from today. */
function upTo(scene: Scene, date: Temporal.PlainDate): number {
  let n = 1
  while (n < OLDEST && before(date, scene.days.dateAt(n))) n++
  return n
}
/** The first working day from a date on. */
function from(scene: Scene, date: Temporal.PlainDate): number {
  let n = 1
  while (n < OLDEST && !before(scene.days.dateAt(n + 1), date)) n++
  return n
}

/** Nobody visits a plant on a Sunday, or holds a meeting while it is shut between Christmas and Epiphany. */
function dayOf(scene: Scene, spec: EventSpec): Temporal.PlainDate {
  let day = scene.days.today.add({ days: spec.day })
  const days = () => Array.from({ length: (spec.days ?? 0) + 1 }, (_, at) => day.add({ days: at }))
  while (days().some((one) => one.dayOfWeek > 5 || isBreak(one))) day = day.add({ days: spec.day < 0 ? -1 : 1 })
  return day
}

const isBreak = ({ month, day }: Temporal.PlainDate): boolean => (month === 12 && day >= 20) || (month === 1 && day <= 6)

function planOne(scene: Scene, spec: EventSpec, nth: number): void {
  const operator = scene.operators[nth % scene.operators.length]!
  const day = dayOf(scene, spec)
  const opens = day.subtract({ days: spec.opens })
  const toCome = before(scene.days.today, opens)
  const published = (toCome ? 3 + (nth % 4) : upTo(scene, opens)) - 0.05 - (nth % 9) / 40
  let current = { id: '', version: 0 }
  scene.plan(published, async () => {
    current = await scene.do(operator, async (act) => {
      const made = await createEvent(act, formOf(scene, spec), { isDemo: true })
      return spec.state === 'draft' ? made : publishEvent(act, made)
    })
  })
  if (spec.state === 'draft') return
  // Not on the first or the last day of registration: those begin and end by the local time of the event.
  const first = Math.min(from(scene, opens.add({ days: 1 })), published - 0.4)
  const last = upTo(scene, day.subtract({ days: spec.closes + 1 })) - 0.9
  const guests = (spec.taken ?? 0) + (spec.waiting ?? 0)
  const codes: string[] = []
  for (let guest = 0; guest < guests; guest++) {
    scene.plan(first - ((first - last) * (guest + 0.5)) / guests, async () => {
      if (takesNames(scene, spec)) codes.push((await signUpAs(scene, spec, nth, guest)).code)
    })
  }
  if (spec.state === 'cancelled') {
    scene.plan(0.08, () => scene.do(operator, (act) => cancelEvent(act, { ...current, reason: spec.reason! })))
    return
  }
  if (spec.state === 'closed') scene.plan(0.08, () => scene.do(operator, (act) => closeEvent(act, current)))
  if (guests === 0 || !before(day.add({ days: spec.days ?? 0 }), scene.days.today)) return
  // Past ones had check-in: one sign-up was cancelled in time, most of the others attended.
  scene.plan(last - 0.05, () => giveBack(scene, codes))
  scene.plan(from(scene, day) - 0.3, async () => {
    for (const [at, code] of codes.slice(1).entries())
      if (at % 5 !== 3) await scene.do(operator, (act) => checkIn(act, { id: current.id, code }))
  })
}

/**
 * The demo world is loaded on any day and at any time: close to either end of a registration the local time may not have reached it, or
 * have passed it.
 */
function takesNames(scene: Scene, spec: EventSpec): boolean {
  const { registrationFrom, registrationTo, zone } = formOf(scene, spec)
  const now = scene.clock.now()
  const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
  return Temporal.Instant.compare(at(registrationFrom), now) <= 0 && Temporal.Instant.compare(now, at(registrationTo)) < 0
}

async function giveBack(scene: Scene, codes: readonly string[]): Promise<void> {
  const [code] = codes
  if (code) await perform(scene.services, visitor, (act) => cancelSignup(act, { code }))
}

const visitor = { actor: null, lang: 'cn', requestId: 'seed', ip: null } as const

function signUpAs(scene: Scene, spec: EventSpec, nth: number, guest: number) {
  const english = guest % 4 === 3
  const name = english ? latinNames[(guest * 7 + nth) % latinNames.length]! : chineseName(guest * 3 + nth * 5)
  const company = companies[(guest * 3 + nth) % companies.length]!
  const contact = `${english ? 'guest' : 'laike'}.${nth}.${guest}@${company.mail}.example`
  return perform(scene.services, { ...visitor, lang: english ? 'en' : 'cn' }, async (act) => {
    const { code } = await signUp(act, {
      id: spec.slug,
      name,
      company: english ? company.en : company.cn,
      contact,
      channel: '',
      attempt: '',
    })
    return proveSignup(act, { code })
  })
}

const families = [...'林陈黄郑吴周徐孙朱胡郭何高罗梁宋唐许韩冯邓曹彭曾萧田']
const givens = [
  '思远',
  '嘉宁',
  '若涵',
  '启明',
  '雨桐',
  '文博',
  '子衿',
  '明哲',
  '静怡',
  '云舟',
  '可欣',
  '泽楷',
  '念慈',
  '一鸣',
  '书瑶',
  '澄宇',
  '安然',
  '亦凡',
  '清越',
]
const chineseName = (n: number) => families[n % families.length]! + givens[(n * 7 + 3) % givens.length]!
const latinNames = [
  'Mei Ling Tan',
  'Arjun Nair',
  'Sofia Keller',
  'Diego Romero',
  'Nguyen Thi Lan',
  'Hannah Weiss',
  'Putri Santoso',
  'Omar Haddad',
  'Grace Lim',
  'Lucas Moreira',
  'Aiko Mori',
]
const companies = [
  { cn: '云帆泵业', en: 'Yunfan Pumps', mail: 'yunfan' },
  { cn: '磐石包装设备', en: 'Panshi Packaging', mail: 'panshi' },
  { cn: '晴川光电', en: 'Qingchuan Optics', mail: 'qingchuan' },
  { cn: '北辰家电', en: 'Beichen Appliances', mail: 'beichen' },
  { cn: '拓界物流', en: 'Tuojie Logistics', mail: 'tuojie' },
  { cn: '禾木食品', en: 'Hemu Foods', mail: 'hemu' },
  { cn: '知微软件', en: 'Zhiwei Software', mail: 'zhiwei' },
  { cn: '海岳新能源', en: 'Haiyue Energy', mail: 'haiyue' },
  { cn: '锦程纺织', en: 'Jincheng Textiles', mail: 'jincheng' },
  { cn: '一诺检测', en: 'Yinuo Testing', mail: 'yinuo' },
]

function formOf(scene: Scene, spec: EventSpec): EventForm {
  const day = dayOf(scene, spec)
  const at = (date: Temporal.PlainDate, clock: string) => `${date}T${clock}`
  const pair = { cn: '', en: '' }
  return {
    slug: spec.slug,
    kind: spec.kind,
    title: spec.title,
    summary: spec.summary,
    body: spec.body,
    agenda: spec.agenda.map(([time, cn, en]) => ({ time, cn, en })),
    city: spec.city ?? pair,
    address: spec.address ?? pair,
    onlineLink:
      spec.kind === 'onlineActivities' ? `https://meet.hengdu.example/${TICKET_SIGNS.slice(0, 4).toLowerCase()}-${spec.slug}` : '',
    host: spec.host,
    region: spec.region,
    zone: spec.zone,
    registrationFrom: at(day.subtract({ days: spec.opens }), '09:00'),
    registrationTo: spec.closes === 0 ? at(day, spec.from) : at(day.subtract({ days: spec.closes }), '18:00'),
    startsAt: at(day, spec.from),
    endsAt: at(day.add({ days: spec.days ?? 0 }), spec.to),
    seats: spec.seats,
    cover: '',
  }
}
