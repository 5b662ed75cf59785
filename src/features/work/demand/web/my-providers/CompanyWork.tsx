import { WorkTogether } from './parts.tsx'

/** On the page of a company that has served the reader's. */
export default function CompanyWork({ companyId }: { companyId: string }) {
  return <WorkTogether partyId={companyId} />
}
