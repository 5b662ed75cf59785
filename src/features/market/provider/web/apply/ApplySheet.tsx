import { useState } from 'react'
import { emailPattern } from '../../../../../platform/contract/email.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../../platform/web/portal/actions.tsx'
import { Choice, TextArea, TextField, Tick } from '../../../../../platform/web/portal/fields.tsx'
import { Problems } from '../../../../../platform/web/portal/Problems.tsx'
import { Sheet } from '../../../../../platform/web/portal/Sheet.tsx'
import { takeFocus } from '../../../../../platform/web/portal/show.ts'
import { Tabs } from '../../../../../platform/web/portal/Tabs.tsx'
import { usePublicForm } from '../../../../../platform/web/portal/usePublicForm.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { PROVIDER_INTRO_MAX, PROVIDER_INTRO_MIN } from '../../../../../rules/constants.ts'
import { couldBePhone } from '../../../../base/account/contract/phone-shape.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import { CopyLine, checkText, found, LookUp, needed, useRegionOptions } from '../../../lead/web/parts.tsx'
import type { ProviderLanguage } from '../../contract/schema.ts'
import type { Service } from '../../contract/services.ts'
import { ta } from '../apply-texts.ts'
import { call } from '../queries.ts'
import { MultiSelect } from './MultiSelect.tsx'

const empty = {
  nameCn: '',
  nameEn: '',
  intro: '',
  homeRegion: '',
  regions: [] as string[],
  services: [] as string[],
  industries: [] as string[],
  languages: [] as string[],
  website: '',
  person: '',
  phone: '',
  email: '',
  agreed: false,
}

/** The application to be listed, and its state: beside the directory. */
export default function ApplySheet({ look, onLook, onClose }: { look: boolean; onLook: (look: boolean) => void; onClose: () => void }) {
  const s = useTexts(ta)
  const [sent, setSent] = useState('')
  return (
    <Sheet open side onClose={onClose} title={s.title}>
      <Tabs
        label={s.title}
        value={look ? 'look' : 'apply'}
        onChange={(tab) => onLook(tab === 'look')}
        tabs={[
          { value: 'apply', label: s.apply },
          { value: 'look', label: s.look },
        ]}
      >
        {look ? <Application known={sent} /> : sent ? <Sent number={sent} /> : <ApplyForm onSent={setSent} />}
      </Tabs>
    </Sheet>
  )
}

function Application({ known }: { known: string }) {
  const s = useTexts(ta)
  const lang = useLang()
  return (
    <LookUp
      hint={s.lookHint}
      contactLabel={s.lookEmail}
      known={known}
      ask={({ reference, contact }, options) => call('GET /ws/provider/application', { number: reference, email: contact }, options)}
    >
      {(one) => (
        <>
          <p>
            <strong>{s.state(one.state)}</strong>
          </p>
          <p className={blocks.fine}>
            {one.number} · {s.sentOn(formatTime(one.createdAt, lang))}
          </p>
          {one.reason && <p>{s.reason(one.reason)}</p>}
          {one.providerNumber && <ActionLink to={`/globalQuickfind?id=${one.providerNumber}`}>{s.see(one.providerNumber)}</ActionLink>}
        </>
      )}
    </LookUp>
  )
}

function Sent({ number }: { number: string }) {
  const s = useTexts(ta)
  return (
    <div role="status" className={blocks.form}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {s.sent}
      </h3>
      <p className={blocks.line}>
        <span>{s.reference}</span>
        <CopyLine text={number} large />
      </p>
      <p>
        {s.sentWhy} <UsualTime queue="listing" />
      </p>
    </div>
  )
}

function useCheck() {
  const s = useTexts(ta)
  const some = (values: string[]) => (values.length === 0 ? checkText('required') : undefined)
  return (typed: typeof empty) =>
    found({
      nameCn: !typed.nameCn.trim() && !typed.nameEn.trim() ? s.oneName : undefined,
      intro: needed(typed.intro, PROVIDER_INTRO_MAX) ?? (typed.intro.trim().length < PROVIDER_INTRO_MIN ? s.short : undefined),
      homeRegion: typed.homeRegion ? undefined : checkText('required'),
      regions: some(typed.regions),
      services: some(typed.services),
      languages: some(typed.languages),
      website: typed.website.trim() && !/^https?:\/\/\S+\.\S+$/.test(typed.website.trim()) ? s.url : undefined,
      person: needed(typed.person, 60),
      phone: typed.phone.trim() === '' || couldBePhone(typed.phone.trim()) ? undefined : checkText('phone'),
      email: needed(typed.email, 200) ?? (emailPattern.test(typed.email.trim()) ? undefined : checkText('email')),
      agreed: typed.agreed ? undefined : s.agreeFirst,
    })
}

function useApplication(onSent: (number: string) => void) {
  const check = useCheck()
  return usePublicForm({
    draft: 'listing',
    empty,
    check,
    save: (typed, options) =>
      call(
        'POST /ws/provider/apply',
        {
          ...typed,
          website: typed.website.trim(),
          email: typed.email.trim(),
          services: typed.services as Service[],
          languages: typed.languages as ProviderLanguage[],
          industries: typed.industries as 'other'[],
          agreed: true as const,
        },
        options,
      ),
    onDone: ({ number }) => onSent(number),
  })
}

function ApplyForm({ onSent }: { onSent: (number: string) => void }) {
  const s = useTexts(ta)
  const form = useApplication(onSent)
  const { values, set, field, named } = form
  const regionOptions = useRegionOptions()
  const serviceOptions = useDict('service')
  const industryOptions = useDict('industry')
  const languageOptions = useDict('language').filter((one) => one.value !== 'zhEn')
  const many = (name: 'regions' | 'services' | 'industries' | 'languages') => ({
    label: s[name],
    ...named(name, s[name]),
    value: values[name],
    onChange: (value: string[]) => set({ [name]: value }),
  })
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <p className={blocks.fine}>{s.about}</p>
      <Problems of={form} />
      <TextField {...field('nameCn', s.nameCn)} description={s.nameAbout} optional maxLength={80} />
      <TextField {...field('nameEn', s.nameEn)} optional maxLength={120} />
      <TextArea {...field('intro', s.intro)} description={s.introAbout} rows={5} maxLength={PROVIDER_INTRO_MAX} />
      <Choice
        empty={s.choose}
        options={regionOptions}
        {...field('homeRegion', s.homeRegion)}
        onChange={(event) => {
          const home = event.currentTarget.value
          // The home region is added to the served ones, unless the applicant removes it.
          set({ homeRegion: home, ...(home && values.regions.length === 0 && { regions: [home] }) })
        }}
      />
      <MultiSelect {...many('regions')} options={regionOptions} />
      <MultiSelect {...many('services')} options={serviceOptions} />
      <MultiSelect {...many('industries')} options={industryOptions} optional />
      <MultiSelect {...many('languages')} options={languageOptions} />
      <TextField {...field('website', s.website)} optional type="url" inputMode="url" maxLength={300} placeholder="https://" />
      <TextField {...field('person', s.person)} maxLength={60} autoComplete="name" />
      <TextField {...field('email', s.email)} description={s.emailAbout} type="email" maxLength={200} autoComplete="email" />
      <TextField {...field('phone', s.phone)} optional type="tel" maxLength={40} autoComplete="tel" />
      <Tick
        label={
          <>
            {s.agreed}
            <Link to="/serviceRegulations/1">{s.rules}</Link>
          </>
        }
        {...named('agreed', s.agreement)}
        checked={values.agreed}
        onChange={(event) => set({ agreed: event.currentTarget.checked })}
      />
      <div>
        <ActionButton type="submit" busy={form.pending}>
          {s.submit}
        </ActionButton>
      </div>
    </form>
  )
}
