import { useTexts } from '../../../../platform/web/i18n.tsx'
import { AuthenticationForm, AuthenticationPage, SubmittedDocument } from '../../verification/web/parts/AuthenticationForm.tsx'
import { identityFields, identityForm } from '../contract/schema.ts'
import { call, stale, useIdentity } from './queries.ts'
import { t } from './texts.ts'

export default function IdentityPage() {
  const s = useTexts(t)
  const query = useIdentity()
  return (
    <AuthenticationPage
      title={s.idTitle}
      about={s.idAbout}
      query={query}
      fields={identityFields}
      queue="identityVerification"
      says={{ 0: s.id0, 1: s.id1, 2: s.id2, 3: s.id3, 4: s.id4 }}
      form={({ legalName, idKind, idNumber, front, back, reasons }) => (
        <AuthenticationForm
          needs="profile:authenticate"
          schema={identityForm}
          initial={{ legalName, idKind, idNumber, front, back }}
          reasons={reasons}
          save={(input, options) => call('POST /ws/profile/authentication', input, options)}
          stale={stale}
          document={{ holder: 'legalName', kind: 'idKind', number: 'idNumber', front: 'front', back: 'back' }}
          documentTitle={s.document}
          holderLabel={s.legalName}
        />
      )}
      submitted={(state) => (
        <SubmittedDocument
          title={s.document}
          holder={{ label: s.legalName, name: state.legalName }}
          kind={state.idKind}
          number={state.idNumber}
          front={state.front}
          back={state.back}
        />
      )}
    />
  )
}
