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
import { FormFoot, FormGrid, FormSkeleton, FormState } from '../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../platform/web/ui/upload.ts'
import { checkBy, useActForm } from '../../../platform/web/ui/useActForm.ts'
import { fieldErrors } from '../../../rules/errors.ts'
import { FileLink, Standing, useHeld, VerificationTag } from '../../verification/web/parts.tsx'
import { type IdentityState, identityFields, identityForm } from '../contract/schema.ts'
import css from './profile.module.css'
import { call, useIdentity } from './queries.ts'
import { t } from './texts.ts'

export default function IdentityPage() {
  const s = useTexts(t)
  const lang = useLang()
  const { data, error, refetch } = useIdentity()
  const labels = Object.fromEntries(Object.entries(identityFields).map(([name, pair]) => [name, pickText(pair, lang)]))
  return (
    <>
      <PageHeader title={s.idTitle} about={s.idAbout} status={data && <VerificationTag status={data.status} />} />
      {data ? (
        <div className={`${blocks.stack} ${css.page}`}>
          <Standing {...data} labels={labels} says={{ 0: s.id0, 1: s.id1, 2: s.id2, 3: s.id3, 4: s.id4 }} />
          {data.maySubmit ? <IdentityForm state={data} /> : <Submitted state={data} />}
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </>
  )
}

function Submitted({ state }: { state: IdentityState }) {
  const s = useTexts(t)
  const idKind = useDictText('idKind')
  return (
    <SectionCard title={s.document}>
      <DescriptionList
        items={[
          { label: s.legalName, value: state.legalName },
          { label: s.idKind, value: idKind(state.idKind) },
          { label: s.idNumber, value: state.idNumber },
          { label: state.back ? s.front : s.page, value: <FileLink file={state.front} /> },
          state.back && { label: s.back, value: <FileLink file={state.back} /> },
        ]}
      />
    </SectionCard>
  )
}

interface Typed {
  legalName: string
  idKind: string
  idNumber: string
  front: UploadedFile | null
  back: UploadedFile | null
}

const twoSided = (typed: Typed) => typed.idKind === 'idCard'

const wire = (typed: Typed) => ({
  ...typed,
  idKind: typed.idKind as 'idCard',
  front: typed.front?.id ?? '',
  back: twoSided(typed) ? (typed.back?.id ?? '') : '',
})

function IdentityForm({ state }: { state: IdentityState }) {
  const s = useTexts(t)
  const lang = useLang()
  const client = useQueryClient()
  const held = useHeld(state.reasons)
  const [busy, setBusy] = useState(0)
  const { legalName, idKind, idNumber, front, back } = state
  const act = useActForm({
    initial: { legalName, idKind: idKind || 'idCard', idNumber, front, back } as Typed,
    check: (typed) => ({
      ...checkBy(identityForm, wire(typed)),
      ...(twoSided(typed) && !typed.back && { back: fieldErrors.fileRequired[lang] }),
    }),
    save: (typed, options) => call('POST /ws/profile/authentication', wire(typed), options),
    onDone: () => {
      toast.success(s.submitted)
      void client.invalidateQueries({ queryKey: ['profile'] })
    },
  })
  const { form, field } = act
  const card = twoSided(form.values)
  const onBusy = (is: boolean) => setBusy((count) => count + (is ? 1 : -1))
  return (
    <form className={`${blocks.stack} ${css.page}`} onSubmit={act.onSubmit} noValidate>
      <FormState
        of={act}
        labels={{ legalName: s.legalName, idKind: s.idKind, idNumber: s.idNumber, front: card ? s.front : s.page, back: s.back }}
      />
      <SectionCard title={s.document}>
        <FormGrid>
          <TextInput
            label={s.legalName}
            description={held('legalName')}
            required
            autoComplete="name"
            maxLength={60}
            {...field('legalName')}
          />
          <DictSelect dict="idKind" label={s.idKind} required {...field('idKind')} />
          <TextInput
            label={s.idNumber}
            description={held('idNumber', idNumber ? s.idKept : undefined)}
            required
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            {...field('idNumber')}
          />
        </FormGrid>
        <FormGrid two>
          <UploadField
            purpose="document"
            label={card ? s.front : s.page}
            description={held('front')}
            required
            onBusy={onBusy}
            {...field('front')}
          />
          {card && <UploadField purpose="document" label={s.back} description={held('back')} required onBusy={onBusy} {...field('back')} />}
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
