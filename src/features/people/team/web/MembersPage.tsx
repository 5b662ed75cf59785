import { Button, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { InvitationList } from './members/InvitationList.tsx'
import { InviteDialog } from './members/InviteDialog.tsx'
import { MemberList } from './members/MemberList.tsx'
import { t } from './texts.ts'

/** The members of the company and, for those who invite, its invitations. */
export default function MembersPage() {
  const s = useTexts(t)
  const mayInvite = useMay('member:invite')
  const [params, setParams] = useSearchParams()
  const [inviting, setInviting] = useState(false)
  const tab = mayInvite && params.get('tab') === 'invitations' ? 'invitations' : 'members'
  const invite = mayInvite && (
    <Button onClick={() => setInviting(true)} data-key="create">
      {s.invite}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.members} about={s.membersAbout} actions={invite} />
      {mayInvite ? (
        // Each view has filters of its own, so a change of view resets them.
        <Tabs value={tab} onChange={(next) => setParams(next === 'invitations' ? { tab: 'invitations' } : {})} keepMounted={false}>
          <Tabs.List aria-label={s.tabs} mb="md">
            <Tabs.Tab value="members">{s.tabMembers}</Tabs.Tab>
            <Tabs.Tab value="invitations">{s.tabInvitations}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="members">
            <MemberList />
          </Tabs.Panel>
          <Tabs.Panel value="invitations">
            <InvitationList invite={invite} />
          </Tabs.Panel>
        </Tabs>
      ) : (
        <MemberList />
      )}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </>
  )
}
