import { useTexts } from '../../../../../platform/web/i18n.tsx'
import type { ApplicationRow } from '../../contract/schema.ts'
import { call } from '../queries.ts'
import { ListingForm } from './ListingForm.tsx'
import { t } from './listing-texts.ts'
import { typedFrom } from './typed.ts'

export interface ApproveListingProps {
  application: ApplicationRow
  onDone: () => void
  onCancel: () => void
}

/** The listing that an application becomes: the applicant's text, for the operator to correct and translate. */
export default function ApproveListing({ application, onDone, onCancel }: ApproveListingProps) {
  const s = useTexts(t)
  return (
    <ListingForm
      initial={typedFrom(application)}
      draft={`listing:${application.id}`}
      verb={s.approveAs}
      save={(form, options) =>
        call('POST /ws/operator/provider/application/approve', { id: application.id, version: application.version, form }, options)
      }
      onDone={onDone}
      onCancel={onCancel}
    />
  )
}
