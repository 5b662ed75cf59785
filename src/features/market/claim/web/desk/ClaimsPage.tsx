import { Button, Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import spacing from '../../../../../platform/web/spacing.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { t as entryTexts } from '../../../../../platform/web/ui/entries-texts.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { claimForm, type KeptClaim } from '../../contract/calls.ts'
import { call, stale, useRead } from '../queries.ts'
import { t } from './texts.ts'

/** The four figures that the portal states, with their evidence. */
export default function ClaimsPage() {
  const s = useTexts(t)
  const query = useRead('GET /ws/operator/claims', {}, watched)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <PageHeader title={s.claimsTitle} about={s.claimsAbout} />
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.isError && <Bones />}
      <div className={blocks.stack}>
        {query.data?.map((claim) =>
          open === claim.key ? (
            <ClaimEditor key={claim.key} claim={claim} onClose={() => setOpen(null)} />
          ) : (
            <ClaimCard key={claim.key} claim={claim} onEdit={() => setOpen(claim.key)} />
          ),
        )}
      </div>
    </>
  )
}

function ClaimCard({ claim, onEdit }: { claim: KeptClaim; onEdit: () => void }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const lang = useLang()
  const may = useMay('operator:content')
  const name = `${claim.figure[lang]} ${claim.text[lang]}`
  return (
    <SectionCard
      title={name}
      actions={
        may && (
          <Button variant="default" size="sm" aria-label={words.editThis(name)} onClick={onEdit}>
            {words.edit}
          </Button>
        )
      }
    >
      <p className={`${blocks.line} ${spacing.before3}`}>
        <StatusTag tone={claim.shown ? 'ok' : 'neutral'}>{claim.shown ? words.shown : words.hidden}</StatusTag>
        {claim.evidence === '' && <StatusTag tone="warn">{s.noEvidence}</StatusTag>}
        {claim.reviewDate && claim.reviewDate < today() && <StatusTag tone="warn">{s.overdue}</StatusTag>}
      </p>
      <DescriptionList
        itemWidth={170}
        items={[
          { label: lang === 'en' ? words.chinese : words.english, value: <Other claim={claim} /> },
          { label: lang === 'en' ? s.scopeEn : s.scopeCn, value: claim.scope[lang] },
          { label: s.asOf, value: claim.asOf && formatDate(claim.asOf, lang) },
          { label: s.evidence, value: claim.evidence || null },
          { label: s.owner, value: claim.owner || null },
          { label: s.reviewDate, value: claim.reviewDate && formatDate(claim.reviewDate, lang) },
          claim.changedAt !== null && {
            label: words.changed,
            value: (
              <>
                {claim.changedBy} · <TimeText value={claim.changedAt} />
              </>
            ),
          },
        ]}
      />
    </SectionCard>
  )
}

function Other({ claim }: { claim: KeptClaim }) {
  const lang = useLang()
  const other = lang === 'en' ? 'cn' : 'en'
  return (
    <span lang={other === 'en' ? 'en' : 'zh-CN'}>
      {claim.figure[other]} {claim.text[other]} ({claim.scope[other]})
    </span>
  )
}

function ClaimEditor({ claim, onClose }: { claim: KeptClaim; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(entryTexts)
  const lang = useLang()
  const form = useActForm({
    version: claim.version,
    initial: {
      key: claim.key,
      figureCn: claim.figure.cn,
      figureEn: claim.figure.en,
      textCn: claim.text.cn,
      textEn: claim.text.en,
      scopeCn: claim.scope.cn,
      scopeEn: claim.scope.en,
      asOf: claim.asOf ?? '',
      evidence: claim.evidence,
      owner: claim.owner,
      reviewDate: claim.reviewDate ?? '',
      shown: claim.shown,
      sort: claim.sort,
    },
    check: (values) => checkBy(claimForm, values),
    save: (values, options, version) => call('POST /ws/operator/claim', { ...values, version }, options),
    stale,
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
  })
  return (
    <SectionCard title={`${claim.figure[lang]} ${claim.text[lang]}`}>
      <form onSubmit={form.onSubmit} noValidate className={blocks.form}>
        <FormState of={form} />
        <div className={blocks.pair}>
          <TextInput required {...form.field('figureCn', s.figureCn)} />
          <TextInput required {...form.field('figureEn', s.figureEn)} />
          <TextInput required {...form.field('textCn', s.textCn)} />
          <TextInput required {...form.field('textEn', s.textEn)} />
          <TextInput required {...form.field('scopeCn', s.scopeCn)} />
          <TextInput required {...form.field('scopeEn', s.scopeEn)} />
        </div>
        <Textarea description={s.evidenceAbout} autosize minRows={2} {...form.field('evidence', s.evidence)} />
        <div className={blocks.pair}>
          <TextInput {...form.field('owner', s.owner)} />
          <DateField clearable {...form.field('asOf', s.asOf)} />
          <DateField clearable {...form.field('reviewDate', s.reviewDate)} />
          <NumberInput min={0} max={99} allowDecimal={false} {...form.field('sort', s.sort)} />
        </div>
        <Checkbox
          label={words.shown}
          checked={form.form.values.shown}
          onChange={(event) => form.form.setFieldValue('shown', event.currentTarget.checked)}
        />
        <div className={blocks.buttons}>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <ActButton needs="operator:content" type="submit" loading={form.pending}>
            {words.save}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
