import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { may } from '../../../../../platform/web/permissions.ts'
import { ActionButton, ActionLink, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { CodeField } from '../../../../../platform/web/portal/CodeField.tsx'
import { Fold } from '../../../../../platform/web/portal/Fold.tsx'
import { Choice, TextField, Tick } from '../../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { CODE_DIGITS } from '../../../../../rules/constants.ts'
import type { ProviderDetail } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { h } from '../hire-texts.ts'
import { call, useRead, useWrite } from '../queries.ts'

type Answer = NonNullable<ReturnType<typeof useClaim>['data']>
const useClaim = (id: string, enabled: boolean) => useRead('GET /ws/provider/claim', { id }, { staleTime: 0, enabled })

/** For a member who may serve: whose entry it is, the claim of one that is nobody's, and the switch of one's own. */
export default function Claim({ of }: { of: ProviderDetail }) {
  const s = useTexts(h)
  const { userInfo } = useSession()
  const listed = usePermissions()
  const allowed = listed !== null && may(listed.auth, isCompany(userInfo) ? 'demand:serve' : 'demand:apply')
  const { data } = useClaim(of.number, allowed)
  const [demands, setDemands] = useState<readonly string[] | null>(null)
  if (!data) return null
  return (
    <section className={`${blocks.form} ${css.contact}`} aria-labelledby="provider-claim">
      <h3 id="provider-claim">{data.owner === 'own' ? s.own : s.claimTitle}</h3>
      {demands && (
        <div role="status">
          <Note>
            <p>{s.claimed}</p>
            {demands.length > 0 && <p>{s.waiting(demands.length)}</p>}
            {demands[0] && <ActionLink to={`/personalHome/demandDetails?id=${demands[0]}`}>{s.open}</ActionLink>}
          </Note>
        </div>
      )}
      {data.owner === 'own' ? (
        <Own answer={data} />
      ) : data.owner === 'other' ? (
        <p>{s.other}</p>
      ) : (
        <Prove answer={data} onClaimed={setDemands} />
      )}
    </section>
  )
}

function Own({ answer: { number, refusesInvitations } }: { answer: Answer }) {
  const s = useTexts(h)
  const set = useWrite('POST /ws/provider/own/invitations')
  return (
    <>
      <p>{s.ownAbout}</p>
      <Tick
        checked={!refusesInvitations}
        disabled={set.pending}
        onChange={(event) => void set.run({ id: number, refuses: !event.currentTarget.checked })}
        label={s.takes}
      />
    </>
  )
}

function Prove({ answer, onClaimed }: { answer: Answer; onClaimed: (demands: readonly string[]) => void }) {
  const s = useTexts(h)
  const { claim, mayClaim, ways } = answer
  if (claim?.state === 'waiting') return <Note>{s.asked}</Note>
  if (!mayClaim) return null
  return (
    <>
      <p>{s.claimAbout}</p>
      {claim?.state === 'refused' && <Note tone="warn">{s.refusedClaim(claim.reason)}</Note>}
      {ways.length > 0 ? (
        <>
          <ByCode answer={answer} onClaimed={onClaimed} />
          <Fold title={s.byLicence} wide="fold">
            <ByLicence number={answer.number} />
          </Fold>
        </>
      ) : (
        <ByLicence number={answer.number} />
      )}
    </>
  )
}

function ByCode({ answer: { number, ways }, onClaimed }: { answer: Answer; onClaimed: (demands: readonly string[]) => void }) {
  const s = useTexts(h)
  const [way, setWay] = useState(ways[0]!)
  const [code, setCode] = useState('')
  const [short, setShort] = useState(false)
  const confirm = useWrite('POST /ws/provider/claim/confirm', { quiet: true, onDone: ({ demands }) => onClaimed(demands) })
  const [refused, setRefused] = useState('')
  const send = async () => {
    setRefused('')
    try {
      return (await call('POST /ws/provider/claim/code', { id: number, way })).resendSeconds
    } catch (error) {
      setRefused((error as Error).message)
      return false
    }
  }
  return (
    <form
      className={blocks.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setShort(code.length < CODE_DIGITS)
        if (code.length === CODE_DIGITS) void confirm.run({ id: number, way, code })
      }}
    >
      {ways.length > 1 && (
        <Choice
          label={s.way}
          value={way}
          onChange={(event) => setWay(event.currentTarget.value as typeof way)}
          options={ways.map((value) => ({ value, label: s[value] }))}
        />
      )}
      <CodeField
        key={way}
        value={code}
        onChange={setCode}
        onSend={send}
        sentFor={`claim ${number} ${way}`}
        description={s.codeAbout(way)}
        error={short ? s.codeNeeded : refused || confirm.error?.fields['code'] || undefined}
      />
      {confirm.error && !confirm.error.fields['code'] && (
        <div role="alert">
          <Note tone="bad">{confirm.error.message}</Note>
        </div>
      )}
      <ActionRow>
        <ActionButton type="submit" busy={confirm.pending}>
          {s.confirm}
        </ActionButton>
      </ActionRow>
    </form>
  )
}

function ByLicence({ number }: { number: string }) {
  const s = useTexts(h)
  const [typed, setTyped] = useState({ licence: '', note: '' })
  const [tried, setTried] = useState(false)
  const ask = useWrite('POST /ws/provider/claim/licence', { quiet: true })
  const error = (name: keyof typeof typed) => (tried && !typed[name].trim() ? s.needed : ask.error?.fields[name])
  return (
    <form
      className={blocks.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (typed.licence.trim() && typed.note.trim()) void ask.run({ id: number, licence: typed.licence.trim(), note: typed.note.trim() })
      }}
    >
      <TextField
        label={s.licence}
        maxLength={120}
        value={typed.licence}
        error={error('licence')}
        onChange={(event) => setTyped({ ...typed, licence: event.currentTarget.value })}
      />
      <TextField
        label={s.note}
        description={s.noteAbout}
        maxLength={500}
        value={typed.note}
        error={error('note')}
        onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
      />
      {ask.error?.isGeneral && (
        <div role="alert">
          <Note tone="bad">{ask.error.message}</Note>
        </div>
      )}
      <ActionRow>
        <ActionButton type="submit" look="outline" busy={ask.pending}>
          {s.ask}
        </ActionButton>
      </ActionRow>
    </form>
  )
}
