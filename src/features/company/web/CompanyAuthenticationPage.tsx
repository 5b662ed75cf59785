import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pickText } from '../../../platform/contract/texts.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { DictSelect } from '../../../platform/web/ui/DictSelect.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FormFoot, FormGrid, FormSkeleton, FormState, Wide } from '../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../platform/web/ui/upload.ts'
import { checkBy, useActForm } from '../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../rules/errors.ts'
import { FileLink, Standing, useHeld, VerificationTag } from '../../verification/web/parts.tsx'
import { type CompanyAuthentication, companyAuthenticationForm, companyVerificationFields } from '../contract/schema.ts'
import css from './company.module.css'
import { call, useCompanyAuthentication } from './queries.ts'
import { t } from './texts.ts'

export default function CompanyAuthenticationPage() {
  const s = useTexts(t)
  const lang = useLang()
  const { data, error, refetch } = useCompanyAuthentication()
  const labels = Object.fromEntries(Object.entries(companyVerificationFields).map(([name, pair]) => [name, pickText(pair, lang)]))
  return (
    <>
      <PageHeader title={s.authTitle} about={s.authAbout} status={data && <VerificationTag status={data.status} />} />
      {data ? (
        <div className={`${blocks.stack} ${css.page}`}>
          <Standing {...data} labels={labels} says={{ 0: s.auth0, 1: s.auth1, 2: s.auth2, 3: s.auth3, 4: s.auth4 }} />
          {data.maySubmit ? <AuthenticationForm state={data} /> : <Submitted state={data} />}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={8} />
      )}
    </>
  )
}

function Submitted({ state }: { state: CompanyAuthentication }) {
  const s = useTexts(t)
  const idKind = useDictText('idKind')
  return (
    <>
      <SectionCard title={s.entity}>
        <DescriptionList
          items={[
            { label: s.fullName, value: state.fullName },
            { label: state.creditCodeChecked ? s.creditCode : s.regNumber, value: state.creditCode },
            { label: state.creditCodeChecked ? s.licence : s.licenceAbroad, value: <FileLink file={state.licence} /> },
          ]}
        />
      </SectionCard>
      <SectionCard title={s.person}>
        <DescriptionList
          items={[
            { label: s.legalPerson, value: state.legalPerson },
            { label: s.idKind, value: idKind(state.legalIdKind) },
            { label: s.idNumber, value: state.legalIdNumber },
            { label: state.legalIdBack ? s.idFront : s.idPage, value: <FileLink file={state.legalIdFront} /> },
            state.legalIdBack && { label: s.idBack, value: <FileLink file={state.legalIdBack} /> },
          ]}
        />
      </SectionCard>
    </>
  )
}

interface Typed {
  fullName: string
  creditCode: string
  legalPerson: string
  licence: UploadedFile | null
  legalIdKind: string
  legalIdNumber: string
  legalIdFront: UploadedFile | null
  legalIdBack: UploadedFile | null
}

const twoSided = (typed: Typed) => typed.legalIdKind === 'idCard'

const wire = (typed: Typed) => ({
  ...typed,
  legalIdKind: typed.legalIdKind as 'idCard',
  licence: typed.licence?.id ?? '',
  legalIdFront: typed.legalIdFront?.id ?? '',
  legalIdBack: twoSided(typed) ? (typed.legalIdBack?.id ?? '') : '',
})

function AuthenticationForm({ state }: { state: CompanyAuthentication }) {
  const s = useTexts(t)
  const lang = useLang()
  const client = useQueryClient()
  const held = useHeld(state.reasons)
  const [busy, setBusy] = useState(0)
  const act = useActForm({
    initial: {
      fullName: state.fullName,
      creditCode: state.creditCode,
      legalPerson: state.legalPerson,
      licence: state.licence,
      legalIdKind: state.legalIdKind || 'idCard',
      legalIdNumber: state.legalIdNumber,
      legalIdFront: state.legalIdFront,
      legalIdBack: state.legalIdBack,
    } as Typed,
    check: (typed) => ({
      ...checkBy(companyAuthenticationForm, wire(typed)),
      ...(twoSided(typed) && !typed.legalIdBack && { legalIdBack: fieldErrors.fileRequired[lang] }),
    }),
    save: (typed, options) => call('POST /ws/company/authentication', wire(typed), options),
    onDone: () => {
      toast.success(s.submitted)
      void client.invalidateQueries({ queryKey: ['company'] })
    },
  })
  const { form, field } = act
  const card = twoSided(form.values)
  const onBusy = (is: boolean) => setBusy((count) => count + (is ? 1 : -1))
  return (
    <form className={`${blocks.stack} ${css.page}`} onSubmit={act.onSubmit} noValidate>
      <FormState
        of={act}
        labels={{
          fullName: s.fullName,
          creditCode: state.creditCodeChecked ? s.creditCode : s.regNumber,
          legalPerson: s.legalPerson,
          licence: state.creditCodeChecked ? s.licence : s.licenceAbroad,
          legalIdKind: s.idKind,
          legalIdNumber: s.idNumber,
          legalIdFront: card ? s.idFront : s.idPage,
          legalIdBack: s.idBack,
        }}
      />
      <SectionCard title={s.entity}>
        <FormGrid>
          <TextInput label={s.fullName} description={held('fullName', s.fullNameHint)} required maxLength={120} {...field('fullName')} />
          <TextInput
            label={state.creditCodeChecked ? s.creditCode : s.regNumber}
            description={held('creditCode', state.creditCodeChecked ? s.creditCodeHint : undefined)}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...field('creditCode')}
          />
          <Wide>
            <UploadField
              purpose="document"
              label={state.creditCodeChecked ? s.licence : s.licenceAbroad}
              description={held('licence')}
              required
              onBusy={onBusy}
              {...field('licence')}
            />
          </Wide>
        </FormGrid>
      </SectionCard>
      <SectionCard title={s.person}>
        <FormGrid>
          <TextInput label={s.legalPerson} description={held('legalPerson')} required maxLength={60} {...field('legalPerson')} />
          <DictSelect dict="idKind" label={s.idKind} required {...field('legalIdKind')} />
          <TextInput
            label={s.idNumber}
            description={held('legalIdNumber', state.legalIdNumber ? s.idKept : undefined)}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...field('legalIdNumber')}
          />
        </FormGrid>
        <FormGrid two>
          <UploadField
            purpose="document"
            label={card ? s.idFront : s.idPage}
            description={held('legalIdFront')}
            required
            onBusy={onBusy}
            {...field('legalIdFront')}
          />
          {card && (
            <UploadField
              purpose="document"
              label={s.idBack}
              description={held('legalIdBack')}
              required
              onBusy={onBusy}
              {...field('legalIdBack')}
            />
          )}
        </FormGrid>
      </SectionCard>
      <FormFoot>
        <Button type="submit" loading={act.pending} disabled={busy > 0}>
          {s.submit}
        </Button>
      </FormFoot>
    </form>
  )
}
