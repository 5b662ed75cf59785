import { fold, simplify } from '../../../../platform/server/data/search/text.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { PICK_MOST } from '../../employee/contract/columns.ts'
import { EMPLOYED } from '../../employee/contract/employee.ts'
import { gradesIn } from '../../employee/contract/grade.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { teamNames, teamsOf } from '../../team/server/reads.ts'
import type { Who } from '../contract/views.ts'
import { type Scope, scopeOf } from './scope.ts'

export interface PeopleFilter {
  search?: string | undefined
  /** An id, or `none` for those in no team. */
  teamId?: string | undefined
  country?: string | undefined
}

/** The words of a search; an employee has to have all of them in name, pinyin, Latin name or number. */
function finds(search: string | undefined): (employee: EmployeeRow) => boolean {
  const words = simplify(fold(search ?? ''))
    .split(/\s+/)
    .filter(Boolean)
  return ({ searchText, name }) => {
    const text = `${searchText} ${simplify(fold(name))}`
    return words.every((word) => text.includes(word))
  }
}

export const isNarrow = ({ search, teamId, country }: PeopleFilter): boolean => Boolean(search || teamId || country)

/** Of these, those that the filter keeps, in their order. */
export function filtered(employees: readonly EmployeeRow[], { search, teamId, country }: PeopleFilter): EmployeeRow[] {
  const found = finds(search)
  return employees.filter(
    (one) =>
      found(one) &&
      (teamId === undefined || (teamId === 'none' ? one.teamId === null : one.teamId === teamId)) &&
      (country === undefined || one.country === country),
  )
}

/** Employees as lists name them, by id. */
export async function whoAre({ db, actor }: Pick<Look, 'db' | 'actor'>, employees: readonly EmployeeRow[]): Promise<Map<string, Who>> {
  const teams = await teamNames(
    db,
    companyOf(actor),
    employees.map(({ teamId }) => teamId),
  )
  return new Map(
    employees.map(({ id, number, name, latinName, teamId, country }) => [
      id,
      {
        ...{ id, number, name, latinName },
        team: teamId === null ? null : { id: teamId, name: teams.get(teamId) ?? '' },
        country: country ? namedArea(country) : null,
      },
    ]),
  )
}

/** For whom the caller may ask, by words. */
export async function askable(look: Look, search: string): Promise<Who[]> {
  const scope = await scopeOf(look)
  const employees = await employeesIn(look.db, companyOf(look.actor), {
    statuses: [EMPLOYED],
    ...(scope.asks !== 'all' && { teamIds: scope.asks }),
  })
  const found = filtered(employees, { search }).slice(0, PICK_MOST)
  return [...(await whoAre(look, found)).values()]
}

export async function choicesOf(look: Look) {
  const companyId = companyOf(look.actor)
  const scope = await scopeOf(look)
  const employees = await employeesIn(look.db, companyId, { statuses: [EMPLOYED] })
  const countries = [...new Set(employees.map(({ country }) => country))].filter(Boolean).sort()
  return {
    teams: (await teamsOf(look)).filter(({ archived }) => !archived).map(({ id, name }) => ({ id, name })),
    countries: countries.map(namedArea),
    grades: look.actor.holds('absence:edit') ? gradesIn(employees.map(({ grade }) => grade)) : [],
    asks: isSome(scope.asks),
    decides: isSome(scope.decides),
  }
}

const isSome = (area: Scope[keyof Scope]): boolean => area === 'all' || area.length > 0
