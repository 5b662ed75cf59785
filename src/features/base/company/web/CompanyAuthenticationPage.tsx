import { TextInput } from '@mantine/core'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../platform/web/ui/DescriptionList.tsx'
import { FormGrid, Wide } from '../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import { creditCodeProblem, normalNumber } from '../../verification/contract/numbers.ts'
import {
  AuthenticationForm,
  AuthenticationPage,
  type FieldTools,
  SubmittedDocument,
} from '../../verification/web/parts/AuthenticationForm.tsx'
import { FileLink } from '../../verification/web/parts.tsx'
import { type CompanyAuthentication, companyAuthenticationForm, companyVerificationFields } from '../contract/schema.ts'
import { call, stale, useCompanyAuthentication } from './queries.ts'
import { t } from './texts.ts'

export default function CompanyAuthenticationPage() {
  const s = useTexts(t)
  const query = useCompanyAuthentication()
  return (
    <AuthenticationPage
      title={s.authTitle}
      about={s.authAbout}
      query={query}
      fields={companyVerificationFields}
      queue="companyVerification"
      says={{ 0: s.auth0, 1: s.auth1, 2: s.auth2, 3: s.auth3, 4: s.auth4 }}
      form={(state) => <CompanyForm state={state} />}
      submitted={(state) => <Submitted state={state} />}
    />
  )
}

/** The names of a number and a licence: those of mainland China, or foreign ones. */
function useEntityLabels({ creditCodeChecked }: CompanyAuthentication) {
  const s = useTexts(t)
  return {
    fullName: s.fullName,
    creditCode: creditCodeChecked ? s.creditCode : s.regNumber,
    licence: creditCodeChecked ? s.licence : s.licenceAbroad,
  }
}

function Submitted({ state }: { state: CompanyAuthentication }) {
  const s = useTexts(t)
  const labels = useEntityLabels(state)
  return (
    <>
      <SectionCard title={s.entity}>
        <DescriptionList
          items={[
            { label: labels.fullName, value: state.fullName },
            { label: labels.creditCode, value: state.creditCode },
            { label: labels.licence, value: <FileLink file={state.licence} /> },
          ]}
        />
      </SectionCard>
      <SubmittedDocument
        title={s.person}
        holder={{ label: s.legalPerson, name: state.legalPerson }}
        kind={state.legalIdKind}
        number={state.legalIdNumber}
        front={state.legalIdFront}
        back={state.legalIdBack}
      />
    </>
  )
}

function CompanyForm({ state }: { state: CompanyAuthentication }) {
  const s = useTexts(t)
  const labels = useEntityLabels(state)
  return (
    <AuthenticationForm
      needs="company:authenticate"
      schema={companyAuthenticationForm}
      initial={{
        fullName: state.fullName,
        creditCode: state.creditCode,
        licence: state.licence,
        legalPerson: state.legalPerson,
        legalIdKind: state.legalIdKind,
        legalIdNumber: state.legalIdNumber,
        legalIdFront: state.legalIdFront,
        legalIdBack: state.legalIdBack,
      }}
      reasons={state.reasons}
      save={(input, options) => call('POST /ws/company/authentication', input, options)}
      stale={stale}
      {...(state.creditCodeChecked && {
        problems: ({ creditCode }) => ({
          creditCode: typeof creditCode === 'string' && creditCode.trim() !== '' ? creditCodeProblem(normalNumber(creditCode)) : null,
        }),
      })}
      document={{ holder: 'legalPerson', kind: 'legalIdKind', number: 'legalIdNumber', front: 'legalIdFront', back: 'legalIdBack' }}
      documentTitle={s.person}
      holderLabel={s.legalPerson}
    >
      {(tools) => <Entity labels={labels} hint={state.creditCodeChecked ? s.creditCodeHint : undefined} {...tools} />}
    </AuthenticationForm>
  )
}

/** The company itself. */
function Entity({ labels, hint, field, rejection, onBusy }: FieldTools & { labels: ReturnType<typeof useEntityLabels>; hint?: string }) {
  const s = useTexts(t)
  return (
    <SectionCard title={s.entity}>
      <FormGrid>
        <TextInput description={rejection('fullName', s.fullNameHint)} required maxLength={120} {...field('fullName', labels.fullName)} />
        <TextInput
          description={rejection('creditCode', hint)}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          {...field('creditCode', labels.creditCode)}
        />
        <Wide>
          <UploadField
            purpose="document"
            description={rejection('licence')}
            required
            onBusy={onBusy}
            {...field('licence', labels.licence)}
          />
        </Wide>
      </FormGrid>
    </SectionCard>
  )
}
