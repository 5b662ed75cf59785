import { Button, MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { CallOptions } from '../../../../../platform/web/client.ts'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
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
  const form = useActForm<Typed, unknown>({
    initial,
    version,
    check: (typed) => checkBy(providerForm, wireOf(typed)),
    save: (typed, options, read) => save(wireOf(typed), options, read),
    rename: Object.fromEntries(pathsOf(initial).map((path) => [`form.${path}`, path])),
    stale,
    onDone,
    draft,
  })
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate>
      <FormState of={form} />
      <Words form={form} />
      <Work form={form} />
      <Trust form={form} />
      <SectionCard title={s.contact} about={s.contactAbout}>
        <FormGrid>
          <TextInput maxLength={60} {...form.field('contact.person', s.person)} />
          <TextInput type="tel" maxLength={40} {...form.field('contact.phone', s.phone)} />
          <TextInput type="email" maxLength={200} {...form.field('contact.email', s.email)} />
          <TextInput maxLength={60} {...form.field('contact.wechat', s.wechat)} />
        </FormGrid>
      </SectionCard>
      <FormFoot>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {s.cancel}
          </Button>
        )}
        <ActButton needs="operator:providers" type="submit" loading={form.pending}>
          {verb}
        </ActButton>
      </FormFoot>
    </form>
  )
}

const pathsOf = (typed: Typed): string[] => [...Object.keys(typed), ...Object.keys(typed.contact).map((name) => `contact.${name}`)]

interface Part {
  form: ActForm<Typed>
}

function Words({ form }: Part) {
  const s = useTexts(t)
  const side = (of: 'Cn' | 'En', tongue: string): ReactNode => (
    <div className={blocks.form}>
      <TextInput required lang={tongue} {...form.field(`name${of}`, s[`name${of}`])} />
      <Textarea required autosize minRows={4} lang={tongue} {...form.field(`intro${of}`, s[`intro${of}`])} />
      <TextInput lang={tongue} {...form.field(`price${of}`, s[`price${of}`])} />
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
        <Select required searchable allowDeselect={false} data={areas} limit={80} {...form.field('homeRegion', s.homeRegion)} />
        <NumberInput required min={1} max={240} allowDecimal={false} {...form.field('responseHours', s.responseHours)} />
        <Wide>
          <MultiSelect required searchable data={areas} limit={80} hidePickedOptions {...form.field('regions', s.regions)} />
        </Wide>
        <Wide>
          <DictMultiSelect dict="service" required {...form.field('services', s.services)} />
        </Wide>
        <DictMultiSelect dict="industry" {...form.field('industries', s.industries)} />
        <MultiSelect required searchable data={spoken} {...form.field('languages', s.languages)} />
        <NumberInput min={1800} max={2100} allowDecimal={false} thousandSeparator="" {...form.field('foundedYear', s.foundedYear)} />
        <DictSelect dict="companyScale" {...form.field('teamSize', s.teamSize)} />
        <TextInput type="url" placeholder="https://" {...form.field('website', s.website)} />
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
          required
          allowDeselect={false}
          data={verifications.map((value) => ({ value, label: s[value] }))}
          {...form.field('verification', s.verification)}
        />
        {is !== 'none' && <DateField required {...form.field('verifiedOn', s.verifiedOn)} />}
      </FormGrid>
    </SectionCard>
  )
}
