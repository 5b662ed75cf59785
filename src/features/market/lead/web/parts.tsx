import { useEffect, useMemo, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { collator } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Choice, TextField } from '../../../../platform/web/portal/fields.tsx'
import { areaCodeLabel, usualOption } from '../../../../platform/web/ui/area-code.ts'
import { formatClock } from '../../../../platform/web/ui/time.ts'
import { SERVICE_HOURS } from '../../../../rules/constants.ts'
import { useAreaCodes } from '../../../base/area/web/queries.ts'
import { useContacts } from '../../../base/setting/web/queries.ts'
import css from './contact.module.css'
import { answerDays, serviceHours } from './hours.ts'
import { useBeijingDays, useOwnContact } from './queries.ts'
import { t } from './texts.ts'

export { checkReach, checkText, found, needed } from './checks.ts'
export { LookUp } from './LookUp.tsx'

const MINUTE_MS = 60_000

/** The time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The current service hours. */
export function useServiceHours() {
  const now = useMinute()
  return serviceHours(now, useBeijingDays(now))
}

/** When a message sent now is answered. */
export function useAnswerDays() {
  const now = useMinute()
  return answerDays(now, useBeijingDays(now))
}

/** Hours in Beijing, whether the service is open, and the same in the reader's zone. */
function Hours() {
  const s = useTexts(t)
  const { open, holiday, from, to } = useServiceHours()
  const here = `${formatClock(from, undefined, false)}–${formatClock(to)}`
  const abroad = formatClock(from) !== formatClock(from, SERVICE_HOURS.zone)
  return (
    <>
      {s.hours}
      {abroad && <span className={blocks.fine}>{s.hoursHere(here)}</span>}
      <span className={`${blocks.inline} ${css.now}`} data-open={open || undefined}>
        {open ? s.hoursOpen : holiday ? s.hoursHoliday : s.hoursClosed}
      </span>
    </>
  )
}

/** Contact details: the operator's settings, and the hours. */
export function ContactLines() {
  const s = useTexts(t)
  const { phone, address, wechatId, linkedinId } = useContacts()
  return (
    <dl className={`${lists.rows} ${lists.facts} ${css.lines}`}>
      {phone && (
        <div>
          <dt>{s.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{s.hoursLabel}</dt>
        <dd className={blocks.line}>
          <Hours />
        </dd>
      </div>
      {address && (
        <div>
          <dt>{s.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {wechatId && <Copied label={s.wechat} id={wechatId} />}
      {linkedinId && <Copied label={s.linkedin} id={linkedinId} />}
    </dl>
  )
}

function Copied({ label, id }: { label: string; id: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={blocks.line}>
        <CopyLine text={id} />
      </dd>
    </div>
  )
}

export function CopyLine({ text, large }: { text: string; large?: boolean }) {
  const s = useTexts(t)
  return (
    <>
      <span translate="no" className={large ? blocks.figure : undefined}>
        {text}
      </span>
      <button type="button" className={`${blocks.chip} ${css.copy}`} aria-label={s.copy(text)} onClick={() => void copyText(text)}>
        {s.copyShort}
      </button>
    </>
  )
}

/** Countries and regions by name, from the dictionary that every page loads. */
export function useRegionOptions(): { value: string; label: string }[] {
  const lang = useLang()
  const { data } = useAreaCodes()
  return useMemo(() => {
    const names = new Map((data ?? []).map((one) => [one.code, one[lang]]))
    return [...names].map(([value, label]) => ({ value, label })).sort((one, other) => collator(lang).compare(one.label, other.label))
  }, [data, lang])
}

export interface Reach {
  name: string
  company: string
  /** Alpha-2 of the country whose calling code it is: several share one. */
  dial: string
  phone: string
  email: string
}
export const nobody: Reach = { name: '', company: '', dial: 'CN', phone: '', email: '' }

/** Calling codes by country, and the digits of the chosen one. */
export function useDial() {
  const lang = useLang()
  const { data } = useAreaCodes()
  const options = useMemo(() => (data ?? []).map((one) => ({ value: one.code, label: areaCodeLabel(one, lang) })), [data, lang])
  return {
    options: options.length > 0 ? options : [{ value: 'CN', label: '+86' }],
    digitsOf: (dial: string) => data?.find((one) => one.code === dial)?.areaCode ?? '86',
    dialOf: (areaCode: string) => (areaCode ? usualOption(data ?? [], areaCode)?.code : undefined),
  }
}

/** For a signed-in user the fields start with their own name, company and contact. */
export function useOwnReach(fill: (known: Partial<Reach>) => void): void {
  const { data: own } = useOwnContact()
  const { dialOf } = useDial()
  const dial = dialOf(own?.areaCode ?? '')
  useEffect(() => {
    if (own) fill({ name: own.name, company: own.company, phone: own.phone, email: own.email, ...(dial && { dial }) })
  }, [own, dial, fill])
}

interface ReachProps {
  values: Reach
  set: (change: Partial<Reach>) => void
  named: (path: string, label: string) => { 'data-path': string; error: string | undefined }
  companyNeeded?: boolean
}

/** Name, company, phone or e-mail. */
export function ReachFields({ values, set, named, companyNeeded }: ReachProps) {
  const s = useTexts(t)
  const { options } = useDial()
  const field = (name: 'name' | 'company' | 'phone' | 'email') => ({
    label: s[name],
    ...named(name, s[name]),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <div className={blocks.pair}>
        <TextField {...field('name')} autoComplete="name" maxLength={60} />
        <TextField {...field('company')} optional={!companyNeeded} autoComplete="organization" maxLength={120} />
      </div>
      <fieldset className={`${blocks.form} ${css.reach}`}>
        <legend>{s.reach}</legend>
        <p className={blocks.fine}>{s.reachAbout}</p>
        <div className={`${blocks.beside} ${css.phone}`}>
          <Choice
            label={s.areaCode}
            autoComplete="tel-country-code"
            {...named('areaCode', s.areaCode)}
            options={options}
            value={values.dial}
            onChange={(event) => set({ dial: event.currentTarget.value })}
          />
          <TextField {...field('phone')} type="tel" autoComplete="tel-national" maxLength={30} />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={200} />
      </fieldset>
    </>
  )
}

/** Hidden from view, from the tab order and from screen readers: only a robot fills it in. */
export function Trap({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const s = useTexts(t)
  return (
    <div className={css.trap} aria-hidden="true">
      <input
        name="website"
        aria-label={s.empty}
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
