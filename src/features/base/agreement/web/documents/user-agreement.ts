import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '衡渡提供撮合与资金托管：企业发布需求并把款项转入托管，个人或另一家已认证的企业承接并交付，发布方确认后放款。服务合同由发布方与承接方订立。',
      '托管的款项专用于该需求，只会支付给服务商或退回企业；各项费用在您确认之前逐项列出。',
      '账号只供本人使用；企业通过企业认证后才能发布或承接需求，个人通过实名认证后才能提现。',
      '期限届满自动执行的事项，会提前通知双方。',
    ],
    sections: [
      section(
        '本协议与双方',
        '本协议由您与衡渡平台的运营者（下称“平台”）订立，您在注册或登录时勾选同意，协议即成立。个人信息的处理适用《个人信息保护政策》，发布需求还适用《任务发布规则》；两者与本协议同时适用。',
        '代表企业注册的，您声明有权代表该企业。企业成员在平台上的操作，视为企业的操作。',
      ),
      section(
        '账号与登录',
        '账号分企业与个人两种。您可以用手机号或邮箱加密码登录，也可以用手机验证码登录，并可以开启两步验证。密码至少 6 位，且含两类以上字符。登录约 8 小时后失效，需要重新登录。',
        '您须妥善保管密码与验证码，不得出借或转让账号。发现他人登录的，请立即在账号设置中让该设备退出登录，并修改密码。同一网络地址或浏览器对一个账号连续 5 次登录失败后，须等待才能再试，等待时间从 10 秒逐次延长，最长 10 分钟。',
      ),
      section(
        '资料与认证',
        '您提供的资料须真实、完整，有变更的及时更新。企业认证核对企业全称、统一社会信用代码或注册号、营业执照，以及法定代表人的姓名与证件；实名认证核对姓名、证件号码与证件照片。',
        '认证由平台人员审核。未通过的，逐项说明原因，您可以修改后重新提交；因伪造或冒用等原因被定为最终结果的，不能再次提交。认证只表明审核时资料相符，不是对履约能力的担保。',
      ),
      section(
        '平台做什么，不做什么',
        '平台提供需求的发布与审核、匹配、资金托管、交付确认、结算与提现、消息通知，以及企业管理员工与薪酬的工具。平台不是服务合同的一方，不代替任何一方履约，也不对服务成果作担保。',
        '页面上的费率、工作日与各地规则仅供参考，标明“待核”的尤其如此。境外用工、税务与签证事项，请以当地法律和专业意见为准。',
      ),
      section(
        '需求从创建到结束',
        '一个需求依次经过：创建、平台审核、匹配中、选择服务商、服务中、服务完成、企业确认、验收、服务结束。每一步由谁操作、资金如何变动，都记在需求的时间线上。',
        [
          '服务商被选定后 7 天内未开始服务的，需求回到匹配中。',
          '服务商提交完成后，企业应在 14 天内确认，或写明理由退回；逾期未处理的，视为确认并放款。',
          '确认之后，验收与结束各有 7 天期限，逾期未操作的自动进入下一阶段。',
          '预计完成日期可以延后一次，共 7 天，由服务商申请、企业同意。',
        ],
        '自动执行之前 24 小时，平台会通知双方。',
      ),
      section(
        '资金托管',
        '企业先向平台的收款账户转账并上传付款凭证，平台核对到账后记入企业钱包，企业再从钱包转入该需求的托管。托管足额之后，需求才能提交审核。',
        '托管的款项只用于：向服务商支付一次预付款；确认后放款；在取消需求、招募结束仍未选定、调低金额或服务结束时，把未放款的部分退回企业钱包；依法执行法院、仲裁机构等有权机关的生效文书。平台不将托管款项用于自身经营，也不支付利息。',
        '选定的服务商开始服务之前，企业可以取消需求，托管款项全额退回企业钱包。',
      ),
      section(
        '费用',
        '平台服务费按放款金额的比例收取，从应付服务商的款项中扣除，预付款也是如此。比例在创建需求时确定并写明，之后的调整不影响已有的需求。',
        '每次付款前，页面列出付款人应付、各项扣除与收款人实得；收据与预览完全一致。提现手续费在确认提现之前列明，银行收取的费用由各银行自行规定。',
      ),
      section(
        '结算与提现',
        '放款记入个人服务商的可用余额；服务商是企业的，记入其企业钱包。个人通过实名认证后，可以提现到本人名下的银行账户。平台核对后打款；打款失败的，款项退回余额并说明原因。',
        '企业提现由一名成员提交、另一名成员复核，只有一名成员的企业除外；达到企业所设限额的托管、预付款与放款，还须另一名有权限的成员批准，没有这样的成员的除外。收入的申报与纳税由收款人依法办理；法律要求平台代扣或报送的，平台依法办理并告知。',
      ),
      section(
        '争议',
        '双方对交付或款项有分歧的，先在平台内沟通：企业可以在确认之前写明理由退回交付，服务商可以申请延期。需要协助的，可以通过“服务咨询”或“联系我们”向平台提出。双方都可以查看需求的时间线；平台不对双方之间的服务合同争议作出裁决。',
        '提出分歧不停止本协议所列的期限，请在期限内退回或确认。协商不成的，任何一方都可以向有管辖权的法院起诉，或者按双方的仲裁协议申请仲裁。请保留沟通、交付与验收的记录，聊天记录只保存一个月。',
      ),
      section(
        '不可以做的事',
        [
          '发布违法、虚假或歧视性的内容，或者以招聘为名收费。',
          '绕开托管私下付款，或诱导对方这样做。',
          '伪造付款凭证、证件或其他材料，或以多个账号虚构交易。',
          '抓取、转售他人的联系方式与资料，或用于约定之外的目的。',
          '干扰系统运行，或试图越权访问他人的数据。',
        ],
        '违反的，平台视情节警告、移除内容、限制功能或冻结账号；涉嫌违法的，依法报告。处理结果与理由会通知您；不服的，您可以在 15 天内按通知所示的方式或通过“联系我们”申诉。',
      ),
      section(
        '内容与知识产权',
        '您上传的内容仍归您所有，您授权平台在提供服务所需的范围内存储、展示和备份。交付成果的归属由双方在需求中约定；没有约定的，款项付清时著作财产权归企业，服务商原有的材料、工具与方法除外。',
        '侵权投诉按《知识产权保护规则》处理。',
      ),
      section(
        '责任',
        '平台对自身的过错承担责任，包括错记账目、错付款项和未尽法定的核验义务。因自然灾害、通信或银行系统故障等不能预见、不能避免且不能克服的客观情况造成延误的，平台尽快恢复服务并通知您，但不承担由此产生的间接损失。',
        '本条不限制法律规定不得免除的责任。',
      ),
      section(
        '变更、终止与联系',
        '本协议有实质变更的，平台至少提前 7 天公告并通知您；您不同意的，可以按《账号注销协议》注销。变更前已发布的需求，仍按发布时的条款办理。',
        '本协议适用中华人民共和国法律。您与平台之间的争议协商不成的，由平台所在地有管辖权的人民法院管辖；法律对消费者另有规定的，从其规定。疑问请通过“联系我们”页面提出，服务时间为北京时间 9:00-18:30。',
      ),
    ],
  },
  en: {
    summary: [
      'Hengdu provides matching and escrow. A company posts a request and funds its escrow, an individual or another verified company takes on the work and delivers, and the funds are released when the publisher confirms. The service contract is between the publisher and the provider.',
      'Funds in escrow are for one request only and can only be paid to the provider or returned to the company. Every fee is itemised before you confirm.',
      'An account is for its holder only. A company must be verified before publishing or serving requests, an individual before withdrawing.',
      'Where a step takes effect automatically at a deadline, both parties are notified beforehand.',
    ],
    sections: [
      section(
        'This agreement and its parties',
        'You enter into this agreement with the operator of Hengdu (the “platform” or “we”) by ticking the box when you register or sign in. The Personal Information Protection Policy governs personal data, and the Task Publishing Rules govern requests; both apply together with this agreement.',
        'If you register on behalf of a company, you declare that you are authorised to represent it. Actions of its members on the platform are deemed actions of the company.',
      ),
      section(
        'Accounts and sign-in',
        'There are company accounts and individual accounts. You sign in with your phone number or e-mail address and a password, or with a code sent to your phone, and may set up two-factor sign-in. A password has at least 6 characters of two or more kinds. You need to sign in again after about 8 hours.',
        'Keep passwords and codes to yourself; do not lend or transfer an account. If someone else has signed in, sign that device out in account settings and change the password immediately. After five failed sign-ins to one account from the same network address or browser, you have to wait before trying again, from 10 seconds up to 10 minutes.',
      ),
      section(
        'Your details and verification',
        'The information you provide must be true, complete and kept up to date. Company verification checks the full name, the unified social credit code or registration number, the business licence, and the name and identity document of the legal representative; individual verification checks the name, the document number and photos of the document.',
        'Our staff review each application. A rejection gives a reason for each item, and you may correct and resubmit, unless the result is marked as final, for example because of forgery or impersonation. Verification means only that the documents matched at the time of review. It does not guarantee performance.',
      ),
      section(
        'What the platform does and does not do',
        'The platform provides publication and review of requests, matching, escrow, confirmation of delivery, settlement and withdrawal, notices, and tools for companies to manage employees and payroll. It is not a party to the service contract, does not perform on behalf of either party and gives no warranty of results.',
        'Rates, working days and local rules shown on our pages are for reference only, especially where marked as not reviewed. For employment, tax and visas abroad, rely on local law and professional advice.',
      ),
      section(
        'A request from start to end',
        'A request passes through nine stages: created, platform review, matching, provider selected, in service, service complete, company confirmed, acceptance, ended. The request’s timeline records who performed each step and how funds moved.',
        [
          'If the provider does not start within 7 days of being picked, the request returns to matching.',
          'After delivery the company has 14 days to confirm, or to return the delivery with a reason. Without a response, it is confirmed automatically and the funds are released.',
          'After confirmation, acceptance and closing have 7 days each; without any action the request moves on automatically.',
          'The expected completion may be extended once, by 7 days, if the provider asks and the company agrees.',
        ],
        'Both parties are notified 24 hours before any automatic step.',
      ),
      section(
        'Escrow',
        'The company transfers money to the platform’s receiving account and uploads the payment voucher. Once we have matched the transfer, it is credited to the company’s wallet, from which the company funds the escrow of the request. A request can be submitted for review only when it is fully funded.',
        'Funds in escrow are used only for one advance to the provider; release on confirmation; return of what has not been released to the company’s wallet, when the request is cancelled, recruitment ends without a pick, the amount is reduced or the request ends; and binding decisions of courts, arbitral tribunals or other competent authorities that we must carry out. The platform does not use the funds for its own business and pays no interest.',
        'Until the picked provider starts, the company may cancel the request, and the escrow is returned to its wallet in full.',
      ),
      section(
        'Fees',
        'The service fee is a percentage of what is released, advances included, and is deducted from what the provider receives. The rate is fixed and shown when the request is created; later changes do not affect existing requests.',
        'Before each payment you see what the payer pays, each deduction and what the payee receives. The receipt matches the preview exactly. Any withdrawal fee is shown before you confirm the withdrawal. Banks set their own charges.',
      ),
      section(
        'Settlement and withdrawal',
        'Released money is credited to the available balance of an individual provider, or to the wallet of a company that served. A verified individual may withdraw it to a bank account in their own name. We check and pay; if a payment fails, the money is returned to the balance with the reason.',
        'In a company one member prepares a withdrawal and another approves it, unless the company has a single member. From the limit that the company has set, escrow funding, advances and releases also need the approval of another member with the permission, unless there is none. Payees are responsible for declaring and paying their own taxes. Where the law requires us to withhold or report, we do so and inform you.',
      ),
      section(
        'Disputes',
        'If you disagree about a delivery or a payment, first discuss it on the platform: before confirming, the company may return the delivery with a reason, and the provider may ask for an extension. For help, ask us through “Service consultation” or the contact page. Both parties can see the request’s timeline; the platform does not rule on disputes under the service contract between them.',
        'Raising a disagreement does not stop the deadlines in this agreement, so return or confirm in time. If negotiation fails, either party may go to the competent court, or to arbitration if the parties have agreed on it. Keep records of communication, delivery and acceptance; chat history is kept for one month only.',
      ),
      section(
        'Prohibited conduct',
        [
          'Post anything unlawful, false or discriminatory, or charge fees in the name of recruitment.',
          'Bypass escrow to pay privately, or induce the other party to do so.',
          'Forge payment vouchers, identity documents or other material, or fabricate transactions with multiple accounts.',
          'Scrape or resell other people’s contact details and data, or use them for any purpose other than the one agreed.',
          'Interfere with the system or attempt unauthorised access to others’ data.',
        ],
        'Depending on severity, we warn, remove content, restrict functions or freeze the account, and report suspected offences as the law requires. You are notified of the decision and the reasons, and may appeal within 15 days, as the notice describes or through the contact page.',
      ),
      section(
        'Content and intellectual property',
        'You retain ownership of what you upload. You authorise the platform to store, display and back it up as needed to provide the service. The parties agree in the request who owns the deliverables; otherwise the economic rights pass to the company on full payment, except in the provider’s existing materials, tools and methods.',
        'Complaints about infringement follow the Intellectual Property Protection Rules.',
      ),
      section(
        'Liability',
        'The platform is liable for its own fault, including incorrect ledger entries, incorrect payments and failure to carry out verification required by law. For delays caused by circumstances that cannot be foreseen, avoided or overcome, such as natural disasters or outages of networks or banking systems, we restore service and notify you as soon as possible, but are not liable for indirect loss.',
        'Nothing in this section limits liability that cannot be excluded by law.',
      ),
      section(
        'Changes, termination and contact',
        'Material changes are announced and notified to you at least 7 days in advance. If you do not agree, you may close your account under the Account Cancellation Agreement. Requests already published are completed under the terms in force when they were published.',
        'This agreement is governed by the law of the People’s Republic of China. If a dispute between you and the platform cannot be settled by negotiation, the competent court at the platform’s domicile has jurisdiction, subject to mandatory consumer law. Contact us through the contact page; service hours are 9:00-18:30 Beijing time.',
      ),
    ],
  },
}

export default both
