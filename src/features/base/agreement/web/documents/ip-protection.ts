import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '发布和交付的内容，须为自己所有或有权使用。',
      '权利人可以投诉，被投诉人可以声明不侵权，每一步都有期限与记录。',
      '恶意投诉与反复侵权的，承担相应后果。',
    ],
    sections: [
      section(
        '适用范围',
        '本规则适用于在平台发布或传输的内容：需求与附件、简历、交付成果、企业介绍与相册、头像与标识、聊天与咨询。保护的权利包括著作权、商标权、专利权、商业秘密，以及姓名、名称等合法权益。',
      ),
      section(
        '发布者的责任',
        '发布者保证内容不侵犯他人的权利。使用他人的作品、商标、字体、图片或代码的，应当取得授权并能提供证明。涉及假冒商品、盗版软件、代写论文的需求，不予发布。',
      ),
      section(
        '交付成果的归属',
        '双方应在需求的“交付物”与“验收标准”中写明成果归谁所有、可以如何使用。没有写明的，款项付清时著作财产权归企业，服务商保留署名权，以及对其原有材料、工具与方法的权利。',
        '使用开源组件或第三方素材的，服务商应在交付时列明其名称与许可条件。',
      ),
      section(
        '如何投诉',
        '权利人或其代理人通过“联系我们”提交投诉，注明“知识产权”，并写明或附上：',
        [
          '权利人的身份与联系方式；由代理人投诉的，还须附授权委托书。',
          '权利证明，如著作权登记证书、商标注册证、首次发表的证据。',
          '被投诉内容的准确位置，如页面地址或需求编号。',
          '构成侵权的理由与初步证据，以及对投诉真实性负责的声明。',
        ],
        '材料不全的，我们在收到后 3 个工作日内告知需要补充的内容。',
      ),
      section(
        '收到之后',
        '材料齐全的，我们在 2 个工作日内审查，对很可能侵权的内容采取删除、屏蔽、断开链接等必要措施，并把投诉转送被投诉人。投诉人的联系方式只用于处理该投诉。',
      ),
      section(
        '申辩',
        '被投诉人可以提交不侵权声明，附上初步证据与真实身份信息。我们把声明转送投诉人，并告知其可以向主管部门投诉或者向人民法院起诉。声明送达投诉人后 15 日内，我们没有收到其已经投诉或者起诉的通知的，及时终止所采取的措施，恢复内容。',
      ),
      section(
        '托管中的款项',
        '投诉涉及正在履行的需求时，托管款项仍按需求的流程处理；投诉本身不使款项退回，也不停止期限。企业可以在确认之前写明理由退回交付。双方协商不成的，可以起诉或者按仲裁协议申请仲裁，平台依法执行生效文书。',
      ),
      section('反复侵权', {
        head: ['一年内成立的投诉', '处理'],
        rows: [
          ['第一次', '移除内容，书面警告'],
          ['第二次', '移除内容，书面警告，并要求限期整改'],
          ['第三次，或情节严重的', '冻结账号，结清款项后终止服务'],
        ],
      }),
      section(
        '恶意投诉',
        '伪造证明、明知不侵权仍然投诉或者以投诉相要挟的，我们终止所采取的措施，把结果告知双方，并可以视情节冻结其账号；因此造成的损失由投诉人承担。',
      ),
      section(
        '商业秘密与保密',
        '报名之前看到的附件，只能用于判断是否报名。一方标明保密的内容，另一方不得在合作之外使用或披露；合作结束后，应按对方要求返还或删除。',
      ),
      section(
        '记录与申诉',
        '投诉、声明与处理的记录保存不少于三年。任何一方对处理结果不服的，可以自收到结果之日起 15 天内，通过“联系我们”申请由另一名人员重新审查一次。',
      ),
    ],
  },
  en: {
    summary: [
      'What you publish or deliver must be your own, or you must have the right to use it.',
      'Rights holders can complain, and the other party can declare that there is no infringement; each step has a deadline and a record.',
      'Bad-faith complaints and repeated infringement both have consequences.',
    ],
    sections: [
      section(
        'Scope',
        'These rules cover everything published or transmitted on the platform: requests and attachments, résumés, deliverables, company pages and albums, pictures and logos, chat and consultations. They protect copyright, trademarks, patents, trade secrets, and rights in names.',
      ),
      section(
        'Responsibility of publishers',
        'Publishers warrant that their content does not infringe the rights of others. Using others’ works, trademarks, fonts, images or code requires a licence that you can produce. Requests for counterfeit goods, pirated software or ghost-written theses are not published.',
      ),
      section(
        'Who owns the deliverables',
        'The parties state in the deliverables and acceptance criteria who owns the result and how it may be used. If nothing is stated, the economic rights pass to the company on full payment; the provider keeps the right of attribution and the rights in its existing materials, tools and methods.',
        'The provider lists open-source components and third-party material with the delivery, by name and licence.',
      ),
      section(
        'How to complain',
        'The rights holder or an agent submits the complaint through the contact page, marked “intellectual property”, with:',
        [
          'Identity and contact details; for an agent, the power of attorney.',
          'Proof of the right, such as a copyright certificate, a trademark registration or evidence of first publication.',
          'The exact location of the content, such as the address of the page or the number of the request.',
          'Why it infringes, with preliminary evidence, and a statement that you are responsible for the truth of the complaint.',
        ],
        'If anything is missing, we tell you what within 3 working days of receipt.',
      ),
      section(
        'What we do next',
        'We assess a complete complaint within 2 working days. If content is likely to infringe, we delete or block it, disable links to it or take other necessary measures, and forward the complaint to the other party. The complainant’s contact details are used for that complaint only.',
      ),
      section(
        'Counter-notice',
        'The other party may submit a declaration of non-infringement with preliminary evidence and their true identity. We forward it to the complainant and inform them that they may complain to the authorities or sue. If we receive no notice of either within 15 days after the declaration has reached the complainant, we promptly lift the measures and restore the content.',
      ),
      section(
        'Money in escrow',
        'Where a complaint concerns a request in progress, funds in escrow still follow the steps of the request; the complaint alone neither triggers a refund nor stops a deadline. Before confirming, the company may return the delivery with a reason. If the parties cannot agree, they may go to court, or to arbitration if they have agreed on it, and we carry out binding decisions as the law requires.',
      ),
      section('Repeated infringement', {
        head: ['Complaints upheld within a year', 'Action taken'],
        rows: [
          ['First', 'Content removed, written warning'],
          ['Second', 'Content removed, written warning, correction required by a deadline'],
          ['Third, or a serious case', 'Account frozen; service ends once funds are settled'],
        ],
      }),
      section(
        'Bad-faith complaints',
        'If proof was forged, a complaint was knowingly false, or complaints were used as a threat, we lift the measures, inform both parties of the outcome and may, depending on severity, freeze the complainant’s account. The complainant is liable for the resulting loss.',
      ),
      section(
        'Trade secrets and confidentiality',
        'Attachments seen before applying are for deciding whether to apply. What one party marks as confidential, the other must not use or disclose outside the work, and must return or delete on request when the work ends.',
      ),
      section(
        'Records and review',
        'Complaints, declarations and decisions are kept for at least three years. Within 15 days of receiving a decision, either party may ask once, through the contact page, for a review by a different person.',
      ),
    ],
  },
}

export default both
