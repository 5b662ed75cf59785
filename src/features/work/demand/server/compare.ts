import { amountText } from '../../../../platform/contract/amount.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { preparedSql, together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import { sharedDictionaries } from '../../../base/dictionary/contract/shared.ts'
import { languagesOf } from '../../../base/profile/server/reads.ts'
import { answerText } from '../contract/bid-texts.ts'
import type { Track } from '../contract/bids.ts'
import { isPickable, pickableStates } from '../contract/lifecycle.ts'
import type { Application, Person } from '../contract/schema.ts'
import { partyOf } from './applications.ts'
import { readsNotes } from './notes/notes.ts'
import { partyBriefs } from './parties.ts'
import { presentApplicants, zoneOf } from './present.ts'
import type { Reached } from './reach.ts'
import { demandApplication, demandDelivery, demand as demands } from './tables.ts'

/** Bids beside each other: what each applicant has done here, and the workbook of all. */

const finishedBy = preparedSql<{ party: string; finished: number; with_us: number; on_time: number }>(
  'demand_finished_by',
  sql`select d.provider_id as party, count(*)::int as finished, count(*) filter (where d.company_id = ${sql.placeholder('company')})::int as with_us,
      count(*) filter (where (select max(x.at) from ${demandDelivery} x where x.demand_id = d.id)
        < ((d.expected_completion::date + 1)::timestamp at time zone ${sql.raw(`'${BOOKS_ZONE}'`)}))::int as on_time
    from ${demands} d where d.provider_id = any(${sql.placeholder('parties')}::uuid[]) and d.outcome = 'completed' group by 1`,
)

/** The demand with the company whose it is. */
type Compared = Pick<Reached, 'row' | 'company'>

/** Of those who applied and can be picked. */
export async function tracksOf(look: Look, demand: Compared): Promise<Track[]> {
  const rows = await look.db
    .select({ partyType: demandApplication.partyType, partyId: demandApplication.partyId })
    .from(demandApplication)
    .where(
      and(
        eq(demandApplication.demandId, demand.row.id),
        inArray(demandApplication.state, [...pickableStates]),
        isNull(demandApplication.turnDownAt),
      ),
    )
  const people = await partyBriefs(look.db, rows.map(partyOf))
  return tracksOfPeople(look, demand, [...people.values()])
}

const pickable = (all: readonly Application[]): Application[] =>
  all.filter(({ state, turnDownAt }) => isPickable(state) && turnDownAt === null)

async function tracksOfPeople(look: Look, { row, company }: Compared, applicants: readonly Person[]): Promise<Track[]> {
  const parties = applicants.map(({ id }) => id)
  const people = applicants.flatMap(({ id, kind }) => (kind === 'person' ? id : []))
  const [finished, languages] = await together(
    () => finishedBy(look.db, { parties, company: row.companyId }),
    () => languagesOf(look.db, people),
  )
  const zone = company?.areaCode ? zoneOf(company.areaCode) : null
  const byParty = new Map(finished.map((one) => [one.party, one]))
  return applicants.map((person) => {
    const done = byParty.get(person.id)
    return {
      partyId: person.id,
      finished: done?.finished ?? 0,
      withUs: done?.with_us ?? 0,
      onTime: done?.on_time ?? 0,
      languages: languages.get(person.id) ?? [],
      sharedHours: sharedHours(look.now, zone, person.areaCode && zoneOf(person.areaCode)),
    }
  })
}

const WORKING_HOURS = 9
const DAY_HOURS = 24

/** Hours of 9 to 18 that both places share today. */
export function sharedHours(now: Temporal.Instant, a: string | null, b: string | null): number | null {
  if (a === null || b === null) return null
  const offset = (zone: string) => now.toZonedDateTimeISO(zone).offsetNanoseconds / 3_600_000_000_000
  const apart = Math.abs(offset(a) - offset(b)) % DAY_HOURS
  return Math.max(0, WORKING_HOURS - Math.min(apart, DAY_HOURS - apart))
}

type Line = Application & { track: Track | undefined }

export function exportBids(look: Look, demand: Compared) {
  const { lang } = look
  const { row } = demand
  const language = (value: Track['languages'][number]) => textOf(sharedDictionaries.language, value, lang)
  const columns: ListColumn<Line>[] = [
    { heading: { cn: '服务商', en: 'Provider' }, width: 24, cell: ({ person }) => person.name },
    {
      heading: { cn: '登记或身份已查', en: 'Registration or identity checked' },
      cell: ({ person }) => person.checkedOn ?? yesOf(person.verified, lang),
    },
    { heading: { cn: '候选', en: 'Shortlist' }, cell: ({ shortlisted }) => yesOf(shortlisted, lang) },
    { heading: { cn: '币种', en: 'Currency' }, cell: () => row.currency },
    { heading: { cn: '报价', en: 'Price' }, kind: 'number', cell: ({ bids: [bid] }) => bid && amountText(bid.priceMinor, row.currency) },
    {
      heading: { cn: '与需求金额相差', en: 'Difference from the request' },
      kind: 'number',
      cell: ({ bids: [bid] }) => bid && amountText(bid.priceMinor - row.amountMinor, row.currency),
    },
    { heading: { cn: '可以开始', en: 'First day' }, kind: 'day', cell: ({ bids: [bid] }) => bid?.startsOn },
    { heading: { cn: '完成日', en: 'Finish day' }, kind: 'day', cell: ({ bids: [bid] }) => bid?.finishesOn },
    { heading: { cn: '有效期至', en: 'Valid until' }, kind: 'day', cell: ({ bids: [bid] }) => bid?.validUntil },
    { heading: { cn: '版本', en: 'Version' }, kind: 'number', cell: ({ bidVersion }) => String(bidVersion) },
    { heading: { cn: '平台完成数', en: 'Finished here' }, kind: 'number', cell: ({ track }) => track && String(track.finished) },
    { heading: { cn: '与本企业合作', en: 'Finished with us' }, kind: 'number', cell: ({ track }) => track && String(track.withUs) },
    { heading: { cn: '按时完成', en: 'On time' }, kind: 'number', cell: ({ track }) => track && String(track.onTime) },
    { heading: { cn: '语言', en: 'Languages' }, width: 24, cell: ({ track }) => track?.languages.map(language).join(', ') },
    {
      heading: { cn: '工作时间重叠（小时）', en: 'Overlap of working hours' },
      kind: 'number',
      cell: ({ track }) => track?.sharedHours?.toString(),
    },
    ...row.bidQuestions.map(
      ({ text, kind }): ListColumn<Line> => ({
        heading: { cn: text, en: text },
        width: 24,
        ...(kind === 'number' && { kind: 'number' }),
        cell: ({ bids: [bid] }) =>
          answerText(
            bid?.answers.find(({ question }) => question === text),
            bid?.files ?? [],
            lang,
          ),
      }),
    ),
    ...(readsNotes(look) ? [{ heading: { cn: '内部备注', en: 'Internal note' }, width: 40, cell: ({ note }: Line) => note?.text }] : []),
    { heading: { cn: '文件', en: 'Files' }, width: 24, cell: ({ bids: [bid] }) => bid?.files.map(({ name }) => name).join(', ') },
    { heading: { cn: '方案与留言', en: 'Plan and message' }, width: 60, cell: ({ message }) => message },
  ]
  return listExport({
    prefix: row.number,
    title: { cn: '报价比较', en: 'Bids' },
    columns,
    list: async ({ pageNo, pageSize }) => {
      const all = pickable(await presentApplicants(look, row))
      const shown = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
      const people = shown.map(({ person }) => person)
      const tracks = new Map((await tracksOfPeople(look, demand, people)).map((one) => [one.partyId, one]))
      return {
        records: shown.map((one) => ({ ...one, track: tracks.get(one.person.id) })),
        total: all.length,
        ...{ size: pageSize, current: pageNo, pages: Math.ceil(all.length / pageSize) },
      }
    },
  })
}

const yesOf = (value: boolean, lang: Look['lang']): string => (value ? { cn: '是', en: 'yes' }[lang] : '')
