import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '发布和交付的内容，须是自己的或有权使用的。',
      '权利人可以投诉，被投诉的人可以申辩，每一步都有期限与记录。',
      '恶意投诉与反复侵权都要承担后果。',
    ],
    sections: [
      section(
        '适用范围',
        '适用于在平台发布或传递的一切内容：需求与附件、简历、交付成果、企业介绍与相册、头像与标识、聊天与评论。保护的权利包括著作权、商标权、专利权、商业秘密以及姓名、名称等合法权益。',
      ),
      section(
        '发布者的责任',
        '发布者保证内容不侵犯他人权利。使用他人的作品、商标、字体、图片或代码，应当取得授权并能出示证明。以假冒商品、盗版软件、代写论文为内容的需求，不予发布。',
      ),
      section(
        '交付成果的归属',
        '双方应在需求的“交付物”与“验收标准”中写明成果归谁、可以怎样使用。没有写明的，款项付清时著作财产权归企业，服务商保留署名权及其原有的材料、工具与方法。',
        '使用开源组件或第三方素材的，服务商应随交付列出名称与许可条件。',
      ),
      section(
        '如何投诉',
        '权利人或其代理人通过“联系我们”提交，主题注明“知识产权”，并附：',
        [
          '权利人身份与联系方式；代理的，附授权书。',
          '权利证明，如登记证书、注册证、首次发表的证据。',
          '被投诉内容的位置，足以让我们找到它。',
          '侵权的理由，以及对内容真实性负责的声明。',
        ],
        '材料不全的，我们在 3 个工作日内告知需要补充什么。',
      ),
      section(
        '收到之后',
        '材料齐备的，我们在 2 个工作日内判断，对明显可能侵权的内容采取删除、屏蔽、断开链接或暂停需求等措施，并把投诉转给被投诉人。投诉人的联系方式只用于处理该投诉。',
      ),
      section(
        '申辩',
        '被投诉人可以提交不侵权的声明，附初步证据与真实身份。我们把声明转给投诉人，并告知可以向主管部门投诉或向法院起诉。转达后 15 日内没有收到已投诉或起诉的通知，我们恢复内容。',
      ),
      section(
        '托管中的款项',
        '投诉涉及正在履行的交付时，任何一方可以提出争议，所涉款项随之冻结，直至双方约定、平台裁定或生效裁判确定去向。投诉本身不使款项自动退回。',
      ),
      section('反复侵权', {
        head: ['一年内成立的投诉', '处理'],
        rows: [
          ['第一次', '移除内容，书面提醒'],
          ['第二次', '暂停发布与报名 30 天'],
          ['第三次，或情节严重', '冻结账号，结清款项后终止服务'],
        ],
      }),
      section('恶意投诉', '伪造证明、明知不侵权仍投诉、以投诉要挟的，我们撤销措施、公示结果、限制其投诉，并由其承担由此造成的损失。'),
      section(
        '商业秘密与保密',
        '报名阶段看到的附件只用于评估是否报名。一方标明保密的内容，另一方不得在合作之外使用或披露；合作结束后应对方要求返还或删除。',
      ),
      section('记录与申诉', '投诉、申辩与处理的全过程保存不少于三年。对处理结果不服的，可以在 15 天内申请另一名人员复核一次。'),
    ],
  },
  en: {
    summary: [
      'What you publish or deliver must be your own, or you must have the right to use it.',
      'Rights holders can complain and the other party can respond; each step has a deadline and a record.',
      'Bad-faith complaints and repeated infringement both have consequences.',
    ],
    sections: [
      section(
        'Scope',
        'These rules cover everything published or transmitted on the platform: requests and attachments, résumés, deliverables, company pages and albums, photos and logos, chat and comments. They protect copyright, trade marks, patents, trade secrets, and rights in names.',
      ),
      section(
        'Responsibility of publishers',
        'Publishers warrant that their content does not infringe the rights of others. Using others’ works, trademarks, fonts, images or code requires a licence that you can produce. Requests for counterfeit goods, pirated software or ghost-written theses are not published.',
      ),
      section(
        'Who owns the deliverables',
        'State in the deliverables and acceptance criteria who owns the result and how it may be used. If nothing is stated, economic rights pass to the company on full payment; the provider keeps attribution and any prior materials, tools and methods.',
        'Open-source components and third-party material are listed with the delivery, by name and licence.',
      ),
      section(
        'How to complain',
        'The rights holder or an agent submits the complaint through the contact page, marked “intellectual property”, with:',
        [
          'Identity and contact details; for an agent, the power of attorney.',
          'Proof of the right: a certificate, a registration, evidence of first publication.',
          'The location of the content, precise enough for us to find it.',
          'Why it infringes, and a statement that the complaint is true.',
        ],
        'If anything is missing, we tell you what within 3 working days.',
      ),
      section(
        'What we do next',
        'Within 2 working days of a complete complaint we assess it. Content that is likely to infringe is removed, hidden or unlinked, or its request suspended, and the complaint is forwarded to the other party. The complainant’s contact details are used for that complaint only.',
      ),
      section(
        'Counter-notice',
        'The other party may submit a declaration of non-infringement with preliminary evidence and true identity. We forward it and inform the complainant of the options to complain to the authorities or sue. If we receive no notice of either within 15 days, the content is restored.',
      ),
      section(
        'Money in escrow',
        'Where a complaint concerns work in progress, either party may open a dispute. The funds concerned are frozen until the parties agree, we issue a ruling, or a final judgment decides. A complaint alone does not trigger a refund.',
      ),
      section('Repeated infringement', {
        head: ['Complaints upheld within a year', 'Action taken'],
        rows: [
          ['First', 'Content removed, written warning'],
          ['Second', 'No publishing or applying for 30 days'],
          ['Third, or a serious case', 'Account frozen; service ends once funds are settled'],
        ],
      }),
      section(
        'Bad-faith complaints',
        'For forged proof, knowingly false complaints or threats of complaint, we lift the measures, publish the outcome and restrict further complaints. The complainant is liable for the resulting loss.',
      ),
      section(
        'Trade secrets and confidentiality',
        'Attachments seen before applying are for deciding whether to apply. What one party marks as confidential, the other must not use or disclose outside the work, and must return or delete on request when the work ends.',
      ),
      section(
        'Records and review',
        'Complaints, responses and decisions are kept for at least three years. Either party may request one review by a different person within 15 days.',
      ),
    ],
  },
}

export default both
