import type { CaseParty } from '../../../../../platform/web/ui/review/standing.ts'
import type { DemandDetail } from '../../contract/schema.ts'

/** Whom a case about a demand is about: its company, and who serves it. */
export const partiesOf = ({ company, provider }: Pick<DemandDetail, 'company' | 'provider'>): CaseParty[] => [
  { ownerType: 'company', id: company.id },
  ...(provider ? [{ ownerType: provider.kind, id: provider.id }] : []),
]
