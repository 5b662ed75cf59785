import { amountText } from '../../../../platform/contract/amount.ts'
import type { ParsedOf, ResultOf } from '../../../../platform/contract/call.ts'
import { onPage, type Page, page } from '../../../../platform/contract/page.ts'
import { preparedSql, together } from '../../../../platform/server/data/database.ts'
import { and, eq, inArray, isNull, not, sql } from '../../../../platform/server/data/drizzle.ts'
import { type ListColumn, listExport, pagesOf } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf, type Owner } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { BOOKS_ZONE } from '../../../../rules/constants.ts'
import type { DemandCalls } from '../contract/calls.ts'
import { partyBriefs } from './parties.ts'
import { invitableBy } from './reads.ts'
import { isUnsealed } from './sealed-sql.ts'
import { demandApplication, demandDelivery, demandInvitee, demand as demands } from './tables.ts'

type Row = ResultOf<DemandCalls['GET /ws/demand/myProviders']>['records'][number]
type Filters = ParsedOf<DemandCalls['POST /ws/demand/myProviders/export']>
type Asked = Filters & { partyId?: string | undefined }

/** So many are read, those of the last work first. */
const READ_MOST = 2_000

const worked = preparedSql<Omit<Row, 'person'> & { type: Owner['ownerType']; party: string }>(
  'demand_my_providers',
  sql`select d.provider_type as type, d.provider_id as party,
      count(*) filter (where d.outcome = 'completed')::int as finished, count(*) filter (where d.outcome is null)::int as running,
      count(*) filter (where d.outcome = 'completed' and (select max(x.at) from ${demandDelivery} x where x.demand_id = d.id)
        < ((d.expected_completion::date + 1)::timestamp at time zone ${sql.raw(`'${BOOKS_ZONE}'`)}))::int as "onTime",
      max(d.expected_completion)::text as "lastDay", (array_agg(d.id order by d.updated_at desc))[1] as "lastDemandId",
      (select coalesce(json_agg(json_build_object('currency', s.currency, 'amountMinor', s.minor) order by s.currency), '[]')
        from (select e.currency, sum(e.amount_minor)::bigint as minor from ${demands} e where e.company_id = ${sql.placeholder('company')}
          and e.provider_id = d.provider_id and e.outcome = 'completed' group by 1) s) as sums
    from ${demands} d where d.company_id = ${sql.placeholder('company')} and d.provider_id is not null and d.sea_service_status >= 4
      and (d.outcome is null or d.outcome = 'completed')
      and d.provider_id = coalesce(${sql.placeholder('party')}::uuid, d.provider_id)
    group by 1, 2 order by max(d.updated_at) desc limit ${sql.placeholder('most')}`,
)

/** Everybody who has served the company, or is serving it. Their names are not in these tables, so the list is read as a whole. */
async function allOf(look: Look, { search, state, kind, column, order, partyId }: Asked): Promise<Row[]> {
  const rows = await worked(look.db, { company: companyOf(look.actor), party: partyId ?? null, most: READ_MOST })
  const people = await partyBriefs(
    look.db,
    rows.map(({ type, party }) => ({ ownerType: type, ownerId: party })),
  )
  const words = search.toLocaleLowerCase()
  const found = rows.flatMap(({ type: _, party, ...row }) => {
    const person = people.get(party)
    if (!person || (kind && person.kind !== kind) || (state === 'running' ? row.running : state === 'finished' ? row.finished : 1) === 0)
      return []
    return `${person.name} ${person.headline}`.toLocaleLowerCase().includes(words) ? [{ ...row, person }] : []
  })
  const sorted = column === 'finished' ? found.toSorted((a, b) => b.finished - a.finished) : found
  return order === 'desc' ? sorted : sorted.toReversed()
}

export async function myProviders(look: Look, input: ParsedOf<DemandCalls['GET /ws/demand/myProviders']>): Promise<Page<Row>> {
  const all = await allOf(look, input)
  return page(onPage(all, input), all.length, input)
}

export async function exportMyProviders(look: Look, input: Filters) {
  const columns: ListColumn<Row>[] = [
    { heading: { cn: '服务商', en: 'Provider' }, width: 24, cell: ({ person }) => person.name },
    {
      heading: { cn: '类型', en: 'Kind' },
      cell: ({ person }) =>
        (person.kind === 'company' ? { cn: '服务机构', en: 'Firm' } : { cn: '个人服务商', en: 'Individual provider' })[look.lang],
    },
    { heading: { cn: '登记或身份已查', en: 'Registration or identity checked' }, kind: 'day', cell: ({ person }) => person.checkedOn },
    { heading: { cn: '已完成', en: 'Finished' }, kind: 'number', cell: ({ finished }) => String(finished) },
    { heading: { cn: '按时完成', en: 'On time' }, kind: 'number', cell: ({ onTime }) => String(onTime) },
    { heading: { cn: '进行中', en: 'Running' }, kind: 'number', cell: ({ running }) => String(running) },
    {
      heading: { cn: '已完成需求的约定金额', en: 'Agreed amounts of what is finished' },
      width: 30,
      cell: ({ sums }) => sums.map(({ currency, amountMinor }) => `${currency} ${amountText(amountMinor, currency)}`).join('; '),
    },
    { heading: { cn: '最近到期日', en: 'Last due day' }, kind: 'day', cell: ({ lastDay }) => lastDay },
  ]
  return listExport({ title: { cn: '我的服务商', en: 'My providers' }, columns, list: pagesOf(await allOf(look, input)) })
}

/**
 * The open demands to which one of the company's providers can be invited. An invitation by number is not said here: it would tell whose
 * number it was.
 */
export async function openFor(look: Look, partyId: string) {
  const companyId = companyOf(look.actor)
  const [[served], open] = await together(
    () => worked(look.db, { company: companyId, party: partyId, most: 1 }),
    () => invitableBy(look.db, companyId),
  )
  if (!served) throw refuse('notFound')
  const ids = open.map(({ id }) => id)
  const [sealedOnes, applied, invited] = await together(
    () =>
      look.db
        .select({ id: demands.id })
        .from(demands)
        .where(and(inArray(demands.id, ids), not(isUnsealed))),
    () =>
      look.db
        .select({ id: demandApplication.demandId, state: demandApplication.state, appliedAt: demandApplication.appliedAt })
        .from(demandApplication)
        .where(and(inArray(demandApplication.demandId, ids), eq(demandApplication.partyId, partyId))),
    () =>
      look.db
        .select({ id: demandInvitee.demandId })
        .from(demandInvitee)
        .where(
          and(
            inArray(demandInvitee.demandId, ids),
            eq(demandInvitee.kind, 'party'),
            eq(demandInvitee.accountId, partyId),
            isNull(demandInvitee.revokedAt),
          ),
        ),
  )
  return open.map((one) => {
    const sealed = sealedOnes.some(({ id }) => id === one.id)
    const mine = applied.find(({ id }) => id === one.id)
    const hasApplied = !sealed && mine !== undefined && mine.appliedAt !== null && mine.state !== 'withdrawn' && mine.state !== 'invited'
    const isInvited = (sealed || mine?.state === 'invited') && invited.some(({ id }) => id === one.id)
    return { ...one, standing: hasApplied ? ('applied' as const) : isInvited ? ('invited' as const) : null }
  })
}
