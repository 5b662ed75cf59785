import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Facts } from '../../../../platform/web/portal/layout.tsx'
import { useLegalEntity } from './queries.ts'
import { t } from './texts.ts'

/** Who runs the platform. Nothing while the operator has not named the entity. */
export function LegalFacts() {
  const s = useTexts(t)
  const entity = useLegalEntity()
  if (!entity) return null
  return (
    <Facts
      items={[
        { name: s.entity, value: entity.name },
        entity.registrationNumber !== '' && { name: s.registration, value: <span translate="no">{entity.registrationNumber}</span> },
        entity.address !== '' && { name: s.registeredAt, value: entity.address },
      ]}
    />
  )
}

/** The same in one line. */
export function LegalLine() {
  const s = useTexts(t)
  const entity = useLegalEntity()
  if (!entity) return null
  return (
    <span>
      {s.entity} {entity.name}
      {entity.registrationNumber && ` · ${s.registration} ${entity.registrationNumber}`}
    </span>
  )
}
