import { Button, Checkbox, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { localeOf } from '../../../../../platform/web/lang.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DictMultiSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { creatorForm, type KeptCreator } from '../../contract/calls.ts'
import { call, stale, useList } from '../queries.ts'
import { t } from '../texts.ts'

/** The operators' screen of the directory. */
export default function InfluencersPage() {
  const s = useTexts(t)
  const lang = useLang()
  const may = useMay('operator:content')
  const platforms = useDict('creatorPlatform')
  const fields = useDict('creatorField')
  const platformName = useDictText('creatorPlatform')
  const list = useListState({ filters: { search: '', platform: '', field: '' } })
  const query = useList('GET /ws/operator/influencers', list.input)
  const [open, setOpen] = useState<KeptCreator | 'new' | null>(null)
  const state = (row: KeptCreator) => <StatusTag tone={row.shown ? 'ok' : 'neutral'}>{row.shown ? s.shown : s.hidden}</StatusTag>
  const edit = (row: KeptCreator) =>
    may && (
      <Button variant="default" size="sm" aria-label={s.editThis(row.handle)} onClick={() => setOpen(row)}>
        {s.edit}
      </Button>
    )
  const number = (row: KeptCreator) => new Intl.NumberFormat(localeOf(lang)).format(row.followers)
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={may && <Button onClick={() => setOpen('new')}>{s.add}</Button>} />
      {open && (
        <Editor
          key={open === 'new' ? 'new' : open.id}
          creator={open === 'new' ? null : (query.data?.records.find((row) => row.id === open.id) ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          { key: 'platform', label: s.platform, options: platforms },
          { key: 'field', label: s.field, options: fields },
        ]}
      />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'handle', title: s.handle, render: (row) => <strong translate="no">{row.handle}</strong> },
          { key: 'platform', title: s.platform, render: (row) => platformName(row.platform) },
          { key: 'region', title: s.region, render: (row) => <RegionBadge code={row.region.code} name={row.region.name[lang]} /> },
          { key: 'followers', title: s.followersField, align: 'end', render: number },
          { key: 'statedOn', title: s.statedOn, render: (row) => formatDate(row.statedOn, lang) },
          { key: 'state', title: s.state, render: state },
          { key: 'edit', title: s.edit, render: edit },
        ]}
        card={(row) => ({ title: row.handle, status: state(row), money: number(row), meta: platformName(row.platform), next: edit(row) })}
      />
    </>
  )
}

function Editor({ creator, onClose }: { creator: KeptCreator | null; onClose: () => void }) {
  const s = useTexts(t)
  const platforms = useDict('creatorPlatform')
  const form = useActForm({
    version: creator?.version,
    initial: {
      id: creator?.id ?? null,
      handle: creator?.handle ?? '',
      platform: creator?.platform ?? '',
      region: creator?.region.code ?? '',
      languages: creator?.languages ?? [],
      fields: (creator?.fields ?? []) as string[],
      introCn: creator?.intro.cn ?? '',
      introEn: creator?.intro.en ?? '',
      followers: creator?.followers ?? 0,
      statedOn: creator?.statedOn ?? '',
      priceCn: creator?.price.cn ?? '',
      priceEn: creator?.price.en ?? '',
      shown: creator?.shown ?? true,
    },
    check: (values) => checkBy(creatorForm, values),
    save: (values, options, version) =>
      call('POST /ws/operator/influencer', creatorForm.parse({ ...values, version, region: values.region.toUpperCase() }), options),
    stale,
    onDone: () => {
      toast.success(s.saved)
      onClose()
    },
  })
  return (
    <SectionCard title={creator ? s.editThis(creator.handle) : s.add}>
      <form onSubmit={form.onSubmit} noValidate className={blocks.form}>
        <FormState of={form} />
        <div className={blocks.pair}>
          <TextInput required {...form.field('handle', s.handle)} />
          <Select required allowDeselect={false} data={platforms} {...form.field('platform', s.platform)} />
          <TextInput required maxLength={2} {...form.field('region', s.regionCode)} />
          <NumberInput required min={0} allowDecimal={false} thousandSeparator="," {...form.field('followers', s.followersField)} />
          <DictMultiSelect dict="language" required {...form.field('languages', s.languages)} />
          <DictMultiSelect dict="creatorField" required {...form.field('fields', s.fields)} />
          <Textarea required autosize minRows={2} {...form.field('introCn', s.introCn)} />
          <Textarea required autosize minRows={2} {...form.field('introEn', s.introEn)} />
          <TextInput {...form.field('priceCn', s.priceCn)} />
          <TextInput {...form.field('priceEn', s.priceEn)} />
          <DateField required {...form.field('statedOn', s.statedOn)} />
        </div>
        <Checkbox
          label={s.shown}
          checked={form.form.values.shown}
          onChange={(event) => form.form.setFieldValue('shown', event.currentTarget.checked)}
        />
        <div className={blocks.buttons}>
          <Button variant="default" onClick={onClose}>
            {s.cancel}
          </Button>
          <ActButton needs="operator:content" type="submit" loading={form.pending}>
            {s.save}
          </ActButton>
        </div>
      </form>
    </SectionCard>
  )
}
