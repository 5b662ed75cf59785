import { onPage, type Page, page } from '../../../../platform/contract/page.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { and, count, desc, eq, inArray, ne, not, or, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdsWords } from '../../../../platform/server/data/search/search.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { isDemoAccount } from '../../../base/account/server/reads.ts'
import { profileForMatching } from '../../../base/profile/server/reads.ts'
import type { DemandRow as DemandAnswer } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import { demandSearch, hasApplied, openToAll } from './lists.ts'
import { areaOf, presentRows } from './present.ts'
import { briefColumns, columns } from './reach.ts'
import { demand } from './tables.ts'

/** The most matching open demands that are ranked; the newest first. */
const WEIGHED = 400

interface Wish {
  /** Each with the condition under which a demand requires it. */
  skills: { skill: string; met: SQL }[]
  languages: string[]
  regions: string[]
  categories: string[]
}

type Why = Pair[]

/**
 * Open demands by how well they match the caller, each with the reasons; ties by age. If none match: the newest open ones, without a
 * reason.
 */
export async function recommended(look: Look, input: { pageNo: number; pageSize: number }): Promise<Page<DemandAnswer & { why: Why }>> {
  const wish = await wishOf(look)
  const fitting = await weighable(look, wish)
  const met = fitting.length > 0 ? wish : NOTHING_WISHED
  const rows = fitting.length > 0 ? fitting : await weighable(look, NOTHING_WISHED)
  const weighed = rows.map((row) => ({ ...row, why: whyOf(row, row.skills, met) })).sort((a, b) => b.why.length - a.why.length)
  const shown = onPage(weighed, input)
  const presented = await presentRows(look, shown)
  const records = presented.flatMap((row, index) => (row ? [{ ...row, why: shown[index]!.why }] : []))
  return page(records, weighed.length, input)
}

const NOTHING_WISHED: Wish = { skills: [], languages: [], regions: [], categories: [] }

const matchedColumns = { regionCode: demand.regionCode, category: demand.category, workLanguage: demand.workLanguage }

const weighable = async (look: Look, wish: Wish) =>
  look.db
    .select({ ...briefColumns, ...matchedColumns, skills: skillsMet(wish.skills) })
    .from(demand)
    .where(
      and(
        await openToAll(look),
        not(hasApplied(look)),
        look.actor.companyId ? ne(demand.companyId, look.actor.companyId) : undefined,
        fitsAtAll(wish),
      ),
    )
    .orderBy(desc(demand.publishedAt))
    .limit(WEIGHED)

async function wishOf(look: Look): Promise<Wish> {
  if (look.actor.kind === 'individual') {
    const profile = await profileForMatching(look.db, look.actor.accountId)
    return {
      skills: await Promise.all(profile.skills.map(async (skill) => ({ skill, met: await holdsWords(look, demandSearch, skill) }))),
      languages: profile.languages,
      regions: profile.areaCode ? [profile.areaCode.split('-')[0]!] : [],
      categories: [],
    }
  }
  const own = await look.db
    .selectDistinct({ category: demand.category, region: demand.regionCode })
    .from(demand)
    .where(eq(demand.companyId, companyOf(look.actor)))
    .limit(50)
  return {
    skills: [],
    languages: [],
    regions: [...new Set(own.map((row) => row.region))],
    categories: [...new Set(own.map((row) => row.category))],
  }
}

const skillsMet = (skills: Wish['skills']): SQL<string[]> =>
  skills.length === 0
    ? sql<string[]>`'{}'::text[]`
    : sql<string[]>`array_remove(array[${sql.join(
        skills.map(({ skill, met }) => sql`case when ${met} then ${skill}::text end`),
        sql`, `,
      )}], null)`

/** A language alone recommends nothing, unless nothing else is known of the person. */
function fitsAtAll(wish: Wish): SQL | undefined {
  const fits = [
    ...wish.skills.map(({ met }) => met),
    wish.regions.length > 0 ? inArray(demand.regionCode, wish.regions) : undefined,
    wish.categories.length > 0 ? inArray(demand.category, wish.categories) : undefined,
  ].filter((one) => one !== undefined)
  if (fits.length > 0) return or(...fits)
  return wish.languages.length > 0 ? inArray(demand.workLanguage, wish.languages) : undefined
}

function whyOf(row: Pick<DemandRow, keyof typeof matchedColumns>, skills: string[], wish: Wish): Why {
  const region = areaOf(row.regionCode)
  return [
    ...skills.map((skill) => ({ cn: `技能：${skill}`, en: `Skill: ${skill}` })),
    ...(wish.regions.includes(row.regionCode) ? [{ cn: `地区：${region.cn}`, en: `Region: ${region.en}` }] : []),
    ...(wish.categories.includes(row.category) ? [{ cn: '与您发布过的类别相同', en: 'A category you have posted in' }] : []),
    ...(wish.languages.includes(row.workLanguage) ? [{ cn: '工作语言相符', en: 'Your working language' }] : []),
  ]
}

export async function facets(look: Look) {
  const isOpen = await openToAll(look)
  const [regions, categories] = await Promise.all([
    look.db.select({ code: demand.regionCode, n: count() }).from(demand).where(isOpen).groupBy(demand.regionCode),
    look.db.select({ code: demand.category, n: count() }).from(demand).where(isOpen).groupBy(demand.category),
  ])
  return {
    regions: regions.map((row) => ({ code: row.code, name: areaOf(row.code), count: row.n })).sort((a, b) => b.count - a.count),
    categories: categories.map((row) => ({ code: row.code as DemandAnswer['category'], count: row.n })).sort((a, b) => b.count - a.count),
  }
}

const isDemo = isDemoAccount(demand.createdBy)

/** For public pages: only public data. */
export async function openInShort(look: Look<unknown>, { limit, region }: { limit: number; region?: string | undefined }) {
  const where = and(await openToAll(look), region ? eq(demand.regionCode, region) : undefined)
  const [rows, [total]] = await Promise.all([
    look.db
      .select({ ...columns, isDemo })
      .from(demand)
      .where(where)
      .orderBy(desc(demand.publishedAt), desc(demand.id))
      .limit(limit),
    look.db
      .select({ n: count(), samples: sql<number>`(count(*) filter (where ${isDemo}))::int` })
      .from(demand)
      .where(where),
  ])
  return {
    asOf: look.now.toString(),
    total: total!.n,
    samples: total!.samples,
    records: rows.map((row) => ({
      number: row.number,
      title: row.title,
      category: row.category as DemandAnswer['category'],
      areaCode: row.areaCode,
      area: areaOf(row.areaCode),
      currency: row.currency,
      amountMinor: row.amountMinor,
      recruitEnd: row.recruitEnd,
      contractKind: row.contractKind as DemandAnswer['contractKind'],
      isDemo: row.isDemo,
    })),
  }
}
