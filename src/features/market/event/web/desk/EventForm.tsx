import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Lang, langs } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import { eventKinds } from '../../contract/kinds.ts'
import { eventForm, type OperatorEvent } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import { t as words } from '../texts.ts'
import css from './desk.module.css'
import { t } from './texts.ts'
import { blank, isZoneElsewhere, type Typed, typedOf, wireOf } from './typed.ts'

/** Both languages side by side over one save. */
export function EventForm({ event, onSaved }: { event: OperatorEvent | null; onSaved: (id: string) => void }) {
  const s = useTexts(t)
  const form = useActForm({
    initial: event ? typedOf(event) : blank,
    version: event?.version,
    check: (typed: Typed) => checkBy(eventForm, wireOf(typed)),
    save: (typed, options, version) =>
      event
        ? call('POST /ws/operator/event/save', { id: event.id, version, form: wireOf(typed) }, options)
        : call('POST /ws/operator/event/create', wireOf(typed), options),
    stale,
    onDone: (moved) => {
      toast.success(s.saved)
      onSaved(moved.id)
    },
    draft: `event:${event ? event.id : 'new'}`,
  })
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate aria-label={s.event}>
      <FormState of={form} />
      <PlaceAndTime form={form} slugFixed={event !== null && event.state !== 'draft'} />
      <Words form={form} />
      <Agenda form={form} />
      <div className={blocks.buttonsEnd}>
        <ActButton needs="operator:events" type="submit" loading={form.pending}>
          {!event || event.state === 'draft' ? s.saveDraft : s.save}
        </ActButton>
      </div>
    </form>
  )
}

const tongues = { cn: 'zh-CN', en: 'en' } as const

const nameOf = (s: ReturnType<typeof t.pick>, lang: Lang) => ({ cn: s.chinese, en: s.english })[lang]

type Form = { form: ActForm<Typed> }

function Words({ form }: Form) {
  const s = useTexts(t)
  return (
    <SectionCard title={s.words} about={s.bodyAbout}>
      <div className={`${blocks.pair} ${css.pair}`}>
        {langs.map((lang) => {
          const of = (field: string) => s.of(nameOf(s, lang), field)
          const tongue = tongues[lang]
          return (
            <div key={lang} className={`${blocks.form} ${css.fields}`}>
              <TextInput required lang={tongue} {...form.field(`title.${lang}`, of(s.fieldTitle))} />
              <Textarea autosize minRows={2} lang={tongue} {...form.field(`summary.${lang}`, of(s.summary))} />
              <Textarea autosize minRows={6} lang={tongue} {...form.field(`body.${lang}`, of(s.body))} />
              <TextInput lang={tongue} {...form.field(`host.${lang}`, of(s.hostName))} />
              <TextInput lang={tongue} {...form.field(`city.${lang}`, of(s.city))} />
              <TextInput lang={tongue} {...form.field(`address.${lang}`, of(s.address))} />
            </div>
          )
        })}
      </div>
    </SectionCard>
  )
}

function PlaceAndTime({ form, slugFixed }: Form & { slugFixed: boolean }) {
  const s = useTexts(t)
  const w = useTexts(words)
  const lang = useLang()
  const { data: tree } = useAreaTree()
  const regions = useMemo(() => (tree ?? []).map((area) => ({ value: area.code, label: area[lang] })), [tree, lang])
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/')), [])
  const region = form.field('region', s.region)
  const { values } = form.form
  const place = tree?.find((area) => area.code === values.region)
  const moment = (path: 'registrationFrom' | 'registrationTo' | 'startsAt' | 'endsAt') => (
    <TextInput type="datetime-local" required {...form.field(path, s[path])} />
  )
  return (
    <SectionCard title={s.placeAndTime}>
      <div className={`${blocks.pair} ${css.facts}`}>
        <Select required data={eventKinds.map((value) => ({ value, label: w[value] }))} {...form.field('kind', s.kind)} />
        <TextInput description={s.slugAbout} required disabled={slugFixed} {...form.field('slug', s.slug)} />
        <Select
          required
          searchable
          data={regions}
          {...region}
          onChange={(code) => {
            region.onChange(code ?? '')
            const zone = tree?.find((area) => area.code === code)?.zone
            if (zone) form.form.setFieldValue('zone', zone)
          }}
        />
        <div className={blocks.tight}>
          <Select description={s.zoneAbout} required searchable data={zones} limit={60} {...form.field('zone', s.zone)} />
          {place && isZoneElsewhere(place, values.zone) && (
            <p className={blocks.notice} data-tone="warn" role="status">
              {s.zoneElsewhere(place[lang], place.zone ?? '')}
            </p>
          )}
        </div>
        {moment('registrationFrom')}
        {moment('registrationTo')}
        {moment('startsAt')}
        {moment('endsAt')}
        <TextInput required inputMode="numeric" {...form.field('seats', s.seats)} />
        <TextInput description={s.onlineLinkAbout} type="url" {...form.field('onlineLink', s.onlineLink)} />
        <UploadField purpose="cover" {...form.field('cover', s.cover)} />
      </div>
    </SectionCard>
  )
}

function Agenda({ form }: Form) {
  const s = useTexts(t)
  const items = form.form.values.agenda
  const set = (next: Typed['agenda']) => form.form.setFieldValue('agenda', next)
  return (
    <SectionCard title={s.agenda}>
      <div className={`${blocks.form} ${css.fields}`}>
        {items.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its position
          <div key={at} className={css.item}>
            <TextInput type="time" {...form.cell(`agenda.${at}.time`, s.agendaNth(at + 1, s.agendaTime))} />
            <TextInput placeholder={s.chinese} lang="zh-CN" {...form.cell(`agenda.${at}.cn`, s.agendaNth(at + 1, s.chinese))} />
            <TextInput placeholder={s.english} lang="en" {...form.cell(`agenda.${at}.en`, s.agendaNth(at + 1, s.english))} />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={s.removeItem(at + 1)}
              onClick={() => set(items.filter((_item, other) => other !== at))}
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => set([...items, { time: '', cn: '', en: '' }])}
        >
          {s.addItem}
        </Button>
      </div>
    </SectionCard>
  )
}
