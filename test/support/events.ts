import { t as events } from '../../src/features/market/event/server/words.ts'
import type { Person } from './personas.ts'
import type { TestServer } from './server.ts'
import { signedUp } from './signups.ts'

/** The server's time in tests of events, whatever the machine's date is. */
const NOW = '2026-11-21T02:00:00Z'

let made = 0
export const eventForm = (change: Record<string, unknown> & { startsAt?: string } = {}) => ({
  slug: `event-${++made}`,
  kind: 'offlineSalon',
  title: { cn: `沙龙 ${made}`, en: `Salon ${made}` },
  summary: { cn: '摘要', en: 'Summary' },
  body: { cn: '介绍', en: 'Description' },
  agenda: [{ time: (change.startsAt ?? '2026-12-03T14:00').slice(11), cn: '开场', en: 'Opening' }],
  city: { cn: '新加坡', en: 'Singapore' },
  address: { cn: '示例路 1 号', en: '1 Sample Road' },
  onlineLink: '',
  host: { cn: '衡渡', en: 'Hengdu' },
  region: 'SG',
  zone: 'Asia/Singapore',
  registrationFrom: '2026-11-01T09:00',
  registrationTo: '2026-12-02T18:00',
  startsAt: '2026-12-03T14:00',
  endsAt: '2026-12-03T17:00',
  seats: 2,
  ...change,
})

let guests = 0
export const guest = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `来宾 ${++guests}`,
  company: '云帆泵业',
  contact: `guest${guests}@yunfan.example`,
  ...more,
})

/** What tests of events do with their server: an operator publishes, and people with proved contacts sign up. */
export function eventWorld(h: TestServer, op: Person) {
  const setClock = (to = NOW) => h.clock.advance({ seconds: Math.round(Temporal.Instant.from(to).since(h.clock.now()).total('seconds')) })
  return {
    /** Without a time, back to that of these tests. */
    setClock,
    async publish(change: Record<string, unknown> = {}) {
      const draft = await h.ok('POST /ws/operator/event/create', eventForm(change), op.as)
      return h.ok('POST /ws/operator/event/publish', { id: draft.id, version: draft.version }, op.as)
    },
    signUp: (id: string, more: Record<string, unknown> = {}, how: { token?: string; lang?: 'cn' | 'en' } = {}) =>
      signedUp(h, guest(id, more), how),
    /** Without those that carry a code: the code comes first, these are the messages after it. */
    async mails(to: string) {
      const { rows } = await h.services.pool.query<{ subject: string; body: string }>(
        'select subject, body from outbox where recipient = $1 order by at, id',
        [to],
      )
      const codes: string[] = [events.pick('cn').proofSubject, events.pick('en').proofSubject]
      return rows.filter(({ subject }) => !codes.includes(subject))
    },
  }
}
