import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { type Lang, langs } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useMay } from '../../../../../platform/web/permissions.ts'
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
import { blank, type Typed, typedOf, wireOf } from './typed.ts'

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
  const may = useMay('operator:events')
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate aria-label={s.event}>
      <FormState of={form} labels={labelsOf(s, form.form.values)} />
      <PlaceAndTime form={form} slugFixed={event !== null && event.state !== 'draft'} />
      <Words form={form} />
      <Agenda form={form} />
      <div className={blocks.buttonsEnd}>
        <ActButton type="submit" permitted={may} loading={form.pending}>
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
              <TextInput label={of(s.fieldTitle)} required lang={tongue} {...form.field(`title.${lang}`)} />
              <Textarea label={of(s.summary)} autosize minRows={2} lang={tongue} {...form.field(`summary.${lang}`)} />
              <Textarea label={of(s.body)} autosize minRows={6} lang={tongue} {...form.field(`body.${lang}`)} />
              <TextInput label={of(s.hostName)} lang={tongue} {...form.field(`host.${lang}`)} />
              <TextInput label={of(s.city)} lang={tongue} {...form.field(`city.${lang}`)} />
              <TextInput label={of(s.address)} lang={tongue} {...form.field(`address.${lang}`)} />
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
  const region = form.field('region')
  const moment = (path: 'registrationFrom' | 'registrationTo' | 'startsAt' | 'endsAt') => (
    <TextInput type="datetime-local" label={s[path]} required {...form.field(path)} />
  )
  return (
    <SectionCard title={s.placeAndTime}>
      <div className={`${blocks.pair} ${css.facts}`}>
        <Select label={s.kind} required data={eventKinds.map((value) => ({ value, label: w[value] }))} {...form.field('kind')} />
        <TextInput label={s.slug} description={s.slugAbout} required disabled={slugFixed} {...form.field('slug')} />
        <Select
          label={s.region}
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
        <Select label={s.zone} description={s.zoneAbout} required searchable data={zones} limit={60} {...form.field('zone')} />
        {moment('registrationFrom')}
        {moment('registrationTo')}
        {moment('startsAt')}
        {moment('endsAt')}
        <TextInput label={s.seats} required inputMode="numeric" {...form.field('seats')} />
        <TextInput label={s.onlineLink} description={s.onlineLinkAbout} type="url" {...form.field('onlineLink')} />
        <UploadField label={s.cover} purpose="cover" {...form.field('cover')} />
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
            <TextInput type="time" aria-label={s.agendaNth(at + 1, s.agendaTime)} {...form.field(`agenda.${at}.time`)} />
            <TextInput
              aria-label={s.agendaNth(at + 1, s.chinese)}
              placeholder={s.chinese}
              lang="zh-CN"
              {...form.field(`agenda.${at}.cn`)}
            />
            <TextInput aria-label={s.agendaNth(at + 1, s.english)} placeholder={s.english} lang="en" {...form.field(`agenda.${at}.en`)} />
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

function labelsOf(s: ReturnType<typeof t.pick>, typed: Typed): Record<string, string> {
  const pairs = { title: s.fieldTitle, summary: s.summary, body: s.body, host: s.hostName, city: s.city, address: s.address }
  return {
    ...Object.fromEntries(
      Object.entries(pairs).flatMap(([path, label]) => langs.map((lang) => [`${path}.${lang}`, s.of(nameOf(s, lang), label)])),
    ),
    ...Object.fromEntries(
      typed.agenda.flatMap((_, at) => [
        [`agenda.${at}.time`, s.agendaNth(at + 1, s.agendaTime)],
        [`agenda.${at}.cn`, s.agendaNth(at + 1, s.chinese)],
        [`agenda.${at}.en`, s.agendaNth(at + 1, s.english)],
      ]),
    ),
    slug: s.slug,
    kind: s.kind,
    region: s.region,
    zone: s.zone,
    registrationFrom: s.registrationFrom,
    registrationTo: s.registrationTo,
    startsAt: s.startsAt,
    endsAt: s.endsAt,
    seats: s.seats,
    onlineLink: s.onlineLink,
    cover: s.cover,
  }
}
