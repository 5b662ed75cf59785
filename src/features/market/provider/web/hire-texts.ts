import { plural, texts } from '../../../../platform/contract/texts.ts'
import type { InvitationState } from '../../../work/demand/contract/invitations.ts'

/** Inviting an entry of the directory, and claiming one. */
export const h = texts({
  inviteTitle: { cn: '用托管付款雇用', en: 'Hire through escrow' },
  invite: { cn: '邀请报名，托管付款', en: 'Invite to apply, pay through escrow' },
  reachAccount: {
    cn: '对方已认领此条目，邀请直接送达其账号。谈定后款项托管，验收后付款。',
    en: 'The provider has claimed this entry, so the invitation reaches its account. Agree on the work, fund the escrow, and pay after acceptance.',
  },
  reachMessage: {
    cn: '我们按名录中的邮箱或手机号发出邀请，您看不到它。对方注册、认领此条目后报名；谈定后款项托管，验收后付款。',
    en: 'We send the invitation to the e-mail address or mobile number in the directory, which you do not see. The provider registers, claims this entry and applies; you then fund the escrow and pay after acceptance.',
  },
  refuses: { cn: '对方不接收邀请。', en: 'This provider takes no invitations.' },
  signIn: { cn: '登录后邀请', en: 'Sign in to invite' },
  card: { cn: '先完善名片', en: 'Complete your business card' },
  mayNot: {
    cn: (roles: string) => `您的角色不能邀请服务商。可以邀请的角色：${roles}。`,
    en: (roles) => `Your role cannot invite providers. These roles can: ${roles}.`,
  },
  demand: { cn: '用于哪个需求', en: 'For which request' },
  choose: { cn: '请选择', en: 'Choose one' },
  message: { cn: '留言', en: 'Message' },
  messageAbout: { cn: '对方打开邀请后可以看到。', en: 'The provider reads it when they open the invitation.' },
  send: { cn: '发出邀请', en: 'Send invitation' },
  sent: { cn: '邀请已发出', en: 'Invitation sent' },
  see: { cn: '查看该需求的邀请', en: 'See the invitations of the request' },
  noOpen: { cn: '您还没有正在招募的需求。', en: 'You have no request that is open for applications.' },
  allInvited: { cn: '正在招募的需求都已邀请过对方。', en: 'You have invited this provider to all of your open requests.' },
  begin: { cn: '为此新建需求', en: 'Start a request for this' },
  beginAbout: {
    cn: '类别、国家和对方名称已填好；需求发布后，自动邀请对方报名。',
    en: 'Category, country and the provider’s name are filled in. The provider is invited when the request is published.',
  },
  beginTitle: { cn: (service: string, place: string) => `${place}：${service}`, en: (service, place) => `${service} in ${place}` },
  beginText: {
    cn: (name: string, number: string) => `拟邀请的服务商：${name}（${number}）`,
    en: (name, number) => `Provider to invite: ${name} (${number})`,
  },
  invited: { cn: '已邀请', en: 'Invited' },
  state: {
    cn: (of: InvitationState) =>
      ({
        sent: '已发出',
        seen: '已打开',
        registered: '已注册',
        applied: '已报名',
        declined: '已谢绝',
        expired: '已失效',
        revoked: '已撤回',
      })[of],
    en: (of: InvitationState) =>
      ({
        sent: 'Sent',
        seen: 'Opened',
        registered: 'Registered',
        applied: 'Applied',
        declined: 'Declined',
        expired: 'Expired',
        revoked: 'Revoked',
      })[of],
  },
  retry: { cn: '重试', en: 'Try again' },

  // Claims
  claimTitle: { cn: '这是您的机构？', en: 'Is this you?' },
  claimAbout: {
    cn: '认领后，企业的邀请直接送达您的账号，您可以报名、服务并收款。',
    en: 'Claim the entry: invitations then reach your account, and you can apply, serve and be paid.',
  },
  claim: { cn: '认领此条目', en: 'Claim this entry' },
  claimSignIn: { cn: '登录后认领', en: 'Sign in to claim it' },
  own: { cn: '您的条目', en: 'Your entry' },
  ownAbout: { cn: '此条目由您管理，企业的邀请会送达您的账号。', en: 'This entry is yours. Invitations of companies reach your account.' },
  takes: { cn: '接收邀请', en: 'Take invitations' },
  other: { cn: '此条目已由他人认领。如有疑问，请联系我们。', en: 'Someone else has claimed this entry. If that is wrong, contact us.' },
  byCode: { cn: '用验证码认领', en: 'Claim by a code' },
  codeAbout: {
    cn: (way: 'email' | 'sms') => `验证码发到此条目所列的${way === 'email' ? '邮箱' : '手机号'}。`,
    en: (way) => `The code goes to the ${way === 'email' ? 'e-mail address' : 'mobile number'} of this entry.`,
  },
  way: { cn: '发送方式', en: 'Send by' },
  email: { cn: '邮箱', en: 'E-mail' },
  sms: { cn: '短信', en: 'SMS' },
  confirm: { cn: '确认认领', en: 'Claim the entry' },
  claimed: { cn: '已认领，此条目现在由您管理', en: 'Claimed. This entry is now yours.' },
  waiting: {
    cn: (n: number) => `有 ${n} 个需求邀请您报名`,
    en: (n) => `${plural(n, 'request')} ${n === 1 ? 'invites' : 'invite'} you to apply`,
  },
  open: { cn: '查看邀请', en: 'Open the invitation' },
  codeNeeded: { cn: '请填写 6 位验证码', en: 'Enter the 6-digit code' },
  byLicence: { cn: '收不到验证码？凭执照认领', en: 'Cannot receive it? Claim by licence' },
  licence: { cn: '执照或注册号及登记机关', en: 'Licence or registration number, and the authority' },
  note: { cn: '您与该机构的关系', en: 'How you belong to this firm' },
  noteAbout: { cn: '例如职务，以及我们可以在哪里核对。', en: 'For example your position, and where we can check it.' },
  needed: { cn: '请填写', en: 'Please fill this in' },
  ask: { cn: '提交核对', en: 'Submit for checking' },
  asked: { cn: '已提交，运营人员核对执照后通知您。', en: 'Submitted. Our staff look up the licence and notify you.' },
  refusedClaim: { cn: (reason: string) => `上次认领未通过：${reason}`, en: (reason) => `Your last claim was refused: ${reason}` },

  // The page behind the link of a message
  pageTitle: { cn: (company: string) => `${company}邀请您报名`, en: (company) => `${company} invites you to apply` },
  pageName: { cn: '报名邀请', en: 'Invitation to apply' },
  pageAbout: {
    cn: '款项由平台托管，您完成、对方验收后付款到您的账户。报名、查看都不收费。',
    en: 'The money is held in escrow and paid to you once your work is accepted. Viewing and applying cost nothing.',
  },
  addressed: { cn: '邀请的条目', en: 'Invited entry' },
  request: { cn: '需求', en: 'Request' },
  category: { cn: '类别', en: 'Category' },
  place: { cn: '地点', en: 'Place' },
  amount: { cn: '金额', en: 'Amount' },
  until: { cn: '报名截止', en: 'Apply by' },
  due: { cn: '预计完成', en: 'Expected completion' },
  words: { cn: '留言', en: 'Message' },
  about: { cn: '要做什么', en: 'The work' },
  fitSignIn: { cn: '登录或注册后即可接受；之后会回到这里。', en: 'Sign in or register to accept; you will return here.' },
  signInNow: { cn: '登录', en: 'Sign in' },
  register: { cn: '注册', en: 'Register' },
  fitCard: { cn: '完善名片后会回到这里。', en: 'Complete your card first; you will return here.' },
  fitClaim: {
    cn: '先认领名录中的条目，证明您就是受邀的机构。',
    en: 'First claim the entry in the directory, to show that you are who was invited.',
  },
  accept: { cn: '接受并报名', en: 'Accept and apply' },
  toDemand: { cn: '打开需求', en: 'Open the request' },
  fitOwn: { cn: '这是您自己企业发出的邀请。', en: 'Your own company sent this invitation.' },
  fitOther: { cn: '这份邀请属于另一个账号。', en: 'This invitation belongs to another account.' },
  ended: { cn: '邀请已失效', en: 'This invitation is no longer valid' },
  endedWhy: {
    cn: (of: InvitationState) =>
      of === 'declined'
        ? '您已谢绝。'
        : of === 'revoked'
          ? '对方撤回了邀请。'
          : of === 'applied'
            ? '已有人报名。'
            : '招募已结束，或链接已过期。',
    en: (of) =>
      of === 'declined'
        ? 'You declined it.'
        : of === 'revoked'
          ? 'The company has revoked it.'
          : of === 'applied'
            ? 'An application has been made.'
            : 'Recruitment is over, or the link has expired.',
  },
  decline: { cn: '谢绝', en: 'Decline' },
  declineTitle: { cn: '谢绝这份邀请？', en: 'Decline this invitation?' },
  declineBody: { cn: '对方会看到您已谢绝。', en: 'The company sees that you declined.' },
  declined: { cn: '已谢绝', en: 'Declined' },
  stop: { cn: '不再接收任何邀请', en: 'Stop all invitations' },
  stopTitle: { cn: '不再接收邀请？', en: 'Stop all invitations?' },
  stopBody: {
    cn: '以后任何企业都不能再向这个条目发邀请。认领条目后可以改回来。',
    en: 'No company will be able to invite this entry. You can change that once you have claimed it.',
  },
  stopped: { cn: '不会再收到邀请', en: 'No more invitations will be sent' },
  noLink: { cn: '没有邀请链接', en: 'No invitation in this link' },
  noLinkWhy: { cn: '请从收到的消息中打开链接。', en: 'Open the link from the message that you received.' },
  home: { cn: '返回首页', en: 'Home' },
})
