import { TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import { updateUserInfo } from '../../../../../platform/web/session.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { call as accountCall } from '../../../../base/account/web/queries.ts'
import type { InvitationView } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
import css from '../team.module.css'
import { roleTexts, t } from '../texts.ts'

/** What an invitation offers: company, role, team, who sent it and until when it is valid. */
export function OfferFacts({ view }: { view: InvitationView }) {
  const s = useTexts(t)
  const about = useTexts(roleTexts)
  const roleText = useDictText('teamRole')
  const { company } = view
  return (
    <>
      <div className={`${blocks.row} ${css.offer}`}>
        <Avatar name={company.name} src={company.logoUrl} size={56} square />
        <div>
          <strong>{company.name}</strong> {/* Anybody may give a company the name of another. */}
          {company.verified ? <StatusTag tone="ok">{s.verified}</StatusTag> : <StatusTag>{s.unverified}</StatusTag>}
          <span className={blocks.below}>{company.fullName}</span>
        </div>
      </div>
      <DescriptionList
        layout="rows"
        items={[
          {
            label: s.role,
            value: (
              <>
                <strong>{roleText(view.role)}</strong>
                <span className={blocks.below}>{about[view.role]}</span>
              </>
            ),
          },
          view.team !== '' && { label: s.team, value: view.team },
          { label: s.invitedBy, value: view.inviter },
          { label: s.sentTo, value: view.target },
          view.state === 'open' && { label: s.expires, value: <TimeText value={view.expiresAt} /> },
        ]}
      />
    </>
  )
}

type Which = { token: string } | { id: string }

/** Accept, with a name if the account has none, or decline. */
export function OfferActions({ view, which }: { view: InvitationView; which: Which }) {
  const s = useTexts(t)
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const accept = useWrite('POST /ws/invitation/accept', {
    quiet: true,
    onDone: async () => {
      toast.success(s.joinedNow(view.company.name))
      updateUserInfo(await accountCall('GET /ws/account/me', {}, { quiet: true }))
      void navigate('/companyHome/clock')
    },
  })
  return (
    <div className={blocks.form}>
      {view.needsName && (
        <TextInput
          label={s.yourName}
          description={s.yourNameHint}
          required
          autoComplete="name"
          maxLength={60}
          value={name}
          error={accept.fields['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {accept.error?.isGeneral && (
        <p role="alert" className={blocks.bad}>
          {accept.error.message}
        </p>
      )}
      <div className={blocks.buttons}>
        <ActButton needs="own" size="md" throttleMs={0} loading={accept.pending} onClick={() => accept.run({ ...which, name })}>
          {s.accept}
        </ActButton>
        <DeclineButton which={which} />
      </div>
    </div>
  )
}

export function DeclineButton({ which }: { which: Which }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const decline = useWrite('POST /ws/invitation/decline', { onDone: () => toast.success(s.declined) })
  const ask = async () => {
    if (await confirm({ title: s.declineTitle, body: s.declineBody, verb: s.decline, tone: 'bad' })) await decline.run(which)
  }
  return (
    <ActButton needs="own" variant="default" size="md" throttleMs={0} loading={decline.pending} onClick={ask}>
      {s.decline}
    </ActButton>
  )
}
