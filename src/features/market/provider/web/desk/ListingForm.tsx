import { Button, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { CallOptions } from '../../../../../platform/web/client.ts'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useMay } from '../../../../../platform/web/permissions.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DictMultiSelect, DictSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { FormFoot, FormGrid, FormState, Wide } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import { providerForm, providerLanguages, verifications } from '../../contract/schema.ts'
import { stale } from '../queries.ts'
import css from './desk.module.css'
import { t } from './listing-texts.ts'
import { type ListingWire, type Typed, wireOf } from './typed.ts'

interface ListingFormProps {
  initial: Typed
  /** Stores the input in this tab. */
  draft: string
  verb: string
  /** Of the listing, if there is one already. */
  version?: number
  save: (form: ListingWire, options: CallOptions, version: number) => Promise<unknown>
  onDone: () => void
  onCancel?: () => void
}

/** A listing, both languages side by side with one save. */
export function ListingForm({ initial, version, draft, verb, save, onDone, onCancel }: ListingFormProps) {
  const s = useTexts(t)
  const labels = useLabels()
  const may = useMay('operator:providers')
  const form = useActForm<Typed, unknown>({
    initial,
    version,
    check: (typed) => checkBy(providerForm, wireOf(typed)),
    save: (typed, options, read) => save(wireOf(typed), options, read),
    rename: Object.fromEntries(Object.keys(labels).map((path) => [`form.${path}`, path])),
    stale,
    onDone,
    draft,
  })
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate>
      <FormState of={form} labels={labels} />
      <Words form={form} />
      <Work form={form} />
      <Trust form={form} />
      <SectionCard title={s.contact} about={s.contactAbout}>
        <FormGrid>
          <TextInput label={s.person} maxLength={60} {...form.field('contact.person')} />
          <TextInput label={s.phone} type="tel" maxLength={40} {...form.field('contact.phone')} />
          <TextInput label={s.email} type="email" maxLength={200} {...form.field('contact.email')} />
          <TextInput label={s.wechat} maxLength={60} {...form.field('contact.wechat')} />
        </FormGrid>
      </SectionCard>
      <FormFoot>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {s.cancel}
          </Button>
        )}
        <ActButton type="submit" permitted={may} loading={form.pending}>
          {verb}
        </ActButton>
      </FormFoot>
    </form>
  )
}

function useLabels(): Record<string, string> {
  const s = useTexts(t)
  return {
    nameCn: s.nameCn,
    nameEn: s.nameEn,
    introCn: s.introCn,
    introEn: s.introEn,
    priceCn: s.priceCn,
    priceEn: s.priceEn,
    homeRegion: s.homeRegion,
    regions: s.regions,
    services: s.services,
    industries: s.industries,
    languages: s.languages,
    verification: s.verification,
    verifiedOn: s.verifiedOn,
    foundedYear: s.foundedYear,
    teamSize: s.teamSize,
    responseHours: s.responseHours,
    website: s.website,
    'contact.person': s.person,
    'contact.phone': s.phone,
    'contact.email': s.email,
    'contact.wechat': s.wechat,
  }
}

interface Part {
  form: ActForm<Typed>
}

function Words({ form }: Part) {
  const s = useTexts(t)
  const side = (of: 'Cn' | 'En', tongue: string): ReactNode => (
    <div className={blocks.form}>
      <TextInput label={s[`name${of}`]} required lang={tongue} {...form.field(`name${of}`)} />
      <Textarea label={s[`intro${of}`]} required autosize minRows={4} lang={tongue} {...form.field(`intro${of}`)} />
      <TextInput label={s[`price${of}`]} lang={tongue} {...form.field(`price${of}`)} />
    </div>
  )
  return (
    <SectionCard title={s.words} about={s.wordsAbout}>
      <div className={`${blocks.pair} ${css.pair}`}>
        {side('Cn', 'zh-CN')}
        {side('En', 'en')}
      </div>
    </SectionCard>
  )
}

function Work({ form }: Part) {
  const s = useTexts(t)
  const lang = useLang()
  const { data: tree } = useAreaTree()
  const areas = useMemo(() => (tree ?? []).map((area) => ({ value: area.code, label: area[lang] })), [tree, lang])
  const spoken = useDict('language').filter(({ value }) => (providerLanguages as readonly string[]).includes(value))
  return (
    <SectionCard title={s.work}>
      <FormGrid>
        <Select label={s.homeRegion} required searchable allowDeselect={false} data={areas} limit={80} {...form.field('homeRegion')} />
        <NumberInput label={s.responseHours} required min={1} max={240} allowDecimal={false} {...form.field('responseHours')} />
        <Wide>
          <MultiSelect label={s.regions} required searchable data={areas} limit={80} hidePickedOptions {...form.field('regions')} />
        </Wide>
        <Wide>
          <DictMultiSelect dict="service" label={s.services} required {...form.field('services')} />
        </Wide>
        <DictMultiSelect dict="industry" label={s.industries} {...form.field('industries')} />
        <MultiSelect label={s.languages} required searchable data={spoken} {...form.field('languages')} />
        <NumberInput label={s.foundedYear} min={1800} max={2100} allowDecimal={false} thousandSeparator="" {...form.field('foundedYear')} />
        <DictSelect dict="companyScale" label={s.teamSize} {...form.field('teamSize')} />
        <TextInput label={s.website} type="url" placeholder="https://" {...form.field('website')} />
      </FormGrid>
    </SectionCard>
  )
}

function Trust({ form }: Part) {
  const s = useTexts(t)
  const is = form.form.values.verification
  return (
    <SectionCard title={s.trust} about={s.trustAbout}>
      <FormGrid>
        <Select
          label={s.verification}
          required
          allowDeselect={false}
          data={verifications.map((value) => ({ value, label: s[value] }))}
          {...form.field('verification')}
        />
        {is !== 'none' && <DateField label={s.verifiedOn} required {...form.field('verifiedOn')} />}
      </FormGrid>
    </SectionCard>
  )
}
