import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { carry } from '../../../../../platform/web/carry.ts'
import { messageOf } from '../../../../../platform/web/client.ts'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { may } from '../../../../../platform/web/permissions.ts'
import { ActionButton, ActionLink, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Choice, TextArea } from '../../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../../platform/web/portal/layout.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { CARRIED_DEMAND, type DemandPrefill, NEW_DEMAND } from '../../../../work/demand/contract/prefill.ts'
import type { ProviderDetail } from '../../contract/schema.ts'
import { serviceCategory } from '../../contract/services.ts'
import { h } from '../hire-texts.ts'
import { useRead, useWrite } from '../queries.ts'
import NoPermissionNote from './NoPermissionNote.tsx'

/** Chooses one of the company's open requests and sends the invitation, or begins a request for this entry. */
export default function HireForm({ of }: { of: ProviderDetail }) {
  const s = useTexts(h)
  const lang = useLang()
  const listed = usePermissions()
  const allowed = listed !== null && may(listed.auth, 'demand:pick')
  const { data, error, refetch, isFetching } = useRead('GET /ws/provider/invite', { id: of.number }, { staleTime: 0, enabled: allowed })
  const [chosen, setChosen] = useState('')
  const [message, setMessage] = useState('')
  const [sentFor, setSentFor] = useState('')
  const send = useWrite('POST /ws/provider/invite', {
    quiet: true,
    onDone: () => {
      setSentFor(chosen)
      setChosen('')
      setMessage('')
    },
  })
  if (!listed) return null
  if (!allowed) return <NoPermissionNote needs="demand:pick" text={s.mayNot} />
  if (!data)
    return error ? (
      <Note tone="bad">
        <p>{messageOf(error, lang)}</p>
        <ActionButton look="outline" busy={isFetching} onClick={() => void refetch()}>
          {s.retry}
        </ActionButton>
      </Note>
    ) : (
      <span className={blocks.bone} aria-busy="true" />
    )
  if (data.refused) return <Note>{data.refused}</Note>
  const open = data.records.filter((one) => one.invited === null)
  const invited = data.records.filter((one) => one.invited !== null)
  return (
    <>
      {sentFor && (
        <div role="status">
          <Note>
            <p>{s.sent}</p>
            <ActionLink to={`/personalHome/facilitator?id=${sentFor}`}>{s.see}</ActionLink>
          </Note>
        </div>
      )}
      {open.length > 0 ? (
        <form
          className={blocks.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) void send.run({ id: of.number, demandId: chosen, message: message.trim() })
          }}
        >
          <Choice
            label={s.demand}
            empty={s.choose}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={open.map((one) => ({ value: one.id, label: `${one.number} ${one.title}` }))}
          />
          <TextArea
            label={s.message}
            description={s.messageAbout}
            optional
            rows={3}
            maxLength={DEMAND_MESSAGE_MAX}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          {send.error && (
            <div role="alert">
              <Note tone="bad">{send.error.fields['demandId'] ?? send.error.message}</Note>
            </div>
          )}
          <ActionRow>
            <ActionButton type="submit" busy={send.pending} disabled={!chosen}>
              {s.send}
            </ActionButton>
          </ActionRow>
        </form>
      ) : (
        <p>{invited.length > 0 ? s.allInvited : s.noOpen}</p>
      )}
      {invited.length > 0 && (
        <div>
          <h4>{s.invited}</h4>
          <ul className={lists.lines}>
            {invited.map((one) => (
              <li key={one.id} className={blocks.line}>
                <span>
                  {one.number} {one.title}
                </span>
                <strong>{s.state(one.invited!)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Begin of={of} main={open.length === 0} />
    </>
  )
}

/** Nothing fits: a request with category, country and the name of the entry filled in. */
function Begin({ of, main }: { of: ProviderDetail; main: boolean }) {
  const s = useTexts(h)
  const lang = useLang()
  const navigate = useNavigate()
  const serviceName = useDictText('service')
  const [service] = of.services
  return (
    <div className={blocks.form}>
      <p className={blocks.fine}>{s.beginAbout}</p>
      <ActionRow>
        <ActionButton
          look={main ? 'primary' : 'quiet'}
          onClick={() => {
            const prefill: DemandPrefill = {
              areaCode: of.home.code,
              invitesEntry: of.number,
              description: s.beginText(of.name[lang], of.number),
              ...(service && {
                category: serviceCategory[service],
                title: s.beginTitle(serviceName(service), of.home.name[lang]).slice(0, 80),
              }),
            }
            carry(CARRIED_DEMAND, prefill)
            void navigate(NEW_DEMAND)
          }}
        >
          {s.begin}
        </ActionButton>
      </ActionRow>
    </div>
  )
}
