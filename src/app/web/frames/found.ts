import { useDebouncedValue } from '@mantine/hooks'
import { useRead as useCompanies } from '../../../features/base/company/web/queries.ts'
import { useRead as usePersons } from '../../../features/base/profile/web/queries.ts'
import { useRead as useCases } from '../../../features/base/queue/web/queries.ts'
import { useRead as useOrders } from '../../../features/money/wallet/web/queries.ts'
import { employeePath } from '../../../features/people/employee/contract/paths.ts'
import { useRead as useEmployees } from '../../../features/people/employee/web/queries.ts'
import { useRead as useDemands } from '../../../features/work/demand/web/queries.ts'
import { isCompany, isIndividual, isOperator, useSession } from '../../../platform/web/session.ts'
import { useMay } from '../../../platform/web/use-permissions.ts'

const FOUND = 5
const PAUSE_MS = 250

/** What the words find, once the typing has paused. */
export function useFound(words: string) {
  const [paused] = useDebouncedValue(words, PAUSE_MS)
  const { userInfo } = useSession()
  const [seesMoney, seesPeople] = [useMay('wallet:view'), useMay('people:view')]
  const [company, operator] = [isCompany(userInfo), isOperator(userInfo)]
  const asked = paused.length > 1 ? { search: paused, pageSize: FOUND } : null
  const mine = useDemands('GET /ws/demand/mine', company ? asked : null)
  const joined = useDemands('GET /ws/demand/joined', isIndividual(userInfo) ? asked : null)
  const all = useDemands('GET /ws/operator/demands', operator ? asked : null)
  const hall = useDemands('GET /ws/hall/list', operator ? null : asked)
  const orders = useOrders('GET /ws/wallet/orders', seesMoney && !operator ? asked : null)
  const employees = useEmployees('GET /ws/employee/list', company && seesPeople ? asked : null)
  const companies = useCompanies('GET /ws/operator/companies', operator ? asked : null)
  const persons = usePersons('GET /ws/operator/persons', operator ? asked : null)
  const cases = useCases('GET /ws/operator/find', operator && paused.length > 1 ? { search: paused } : null)
  const settled =
    paused === words && [mine, joined, all, hall, orders, employees, companies, persons, cases].every((query) => !query.isLoading)
  const own = (mine.data ?? joined.data ?? all.data)?.records ?? []
  const known = new Set(own.map(({ id }) => id))
  const people = [
    ...(employees.data?.records ?? []).map(({ id, name, number }) => ({ id, name, about: number, to: employeePath(id) })),
    ...(companies.data?.records ?? []).map(({ id, fullName, shortName, status }) => ({
      id,
      name: fullName || shortName,
      about: shortName,
      to: `/operatorHome/companies?id=${id}&status=${status}`,
    })),
    ...(persons.data?.records ?? []).map(({ id, name, status }) => ({
      id,
      name,
      about: '',
      to: `/operatorHome/persons?id=${id}&status=${status}`,
    })),
  ]
  return {
    settled,
    own: settled ? own : [],
    orders: settled ? (orders.data?.records ?? []) : [],
    people: settled ? people : [],
    cases: settled ? (cases.data ?? []) : [],
    inHall: settled ? (hall.data?.records ?? []).filter(({ id }) => !known.has(id)) : [],
  }
}
