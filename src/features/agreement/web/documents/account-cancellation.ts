import { type BothTexts, section } from './section.ts'

const both: BothTexts = {
  cn: {
    summary: [
      '注销之前，钱要结清，需求要办完；不能注销的，页面会逐条说明原因。',
      '注销后不能恢复。法律要求保存的账目与交易记录会继续保存，其余删除或去除身份。',
      '注销之前，可以先导出自己的数据。',
    ],
    sections: [
      section(
        '谁可以申请',
        '个人账号由本人申请。企业账号由所有者申请；其他成员退出企业，只注销自己的成员身份，不影响企业。申请时需要用验证码确认是本人操作。',
      ),
      section(
        '注销的条件',
        '以下各项都满足，才能注销：',
        [
          '钱包、可用余额与在途提现均为零。',
          '没有托管中的款项。',
          '没有未结束的需求：作为企业，没有处于创建之后、结束之前的需求；作为服务商，没有已选定或服务中的需求。',
          '没有未了结的争议、投诉或退款。',
          '账号没有因违规或安全原因被冻结。',
        ],
        '不满足时，平台拒绝注销并列出原因，不改动任何数据。',
      ),
      section(
        '先结清款项',
        '可用余额请先提现到本人或本企业的银行账户。提现在途的，付款完成或退回之后再申请。金额低于银行最低付款额的，可以通过“联系我们”请求人工处理，平台不会以注销为由没收余额。',
      ),
      section(
        '先处理需求',
        '尚未开始的需求可以取消，托管款项全额退回钱包。已经开始的，请完成、确认，或经由争议了结。报名而未被选中的，注销时自动撤回。',
      ),
      section('未用的豆', '符合《增值服务协议》退款条件的，先申请退款。其余未用的豆在注销后失效，页面会在确认之前显示数量，由您明确同意。'),
      section(
        '导出数据',
        '注销之前可以在账号设置中导出资料、需求、订单与账目。注销之后，平台无法再向您提供账号内的内容；依法保存的记录，可以凭身份证明书面申请查阅。',
      ),
      section('办理步骤', [
        '在账号设置中选择注销，阅读本协议。',
        '系统检查条件，列出未满足的各项。',
        '条件满足后，输入验证码确认。',
        '账号立即停用，所有会话结束，并以短信或邮件告知结果。',
      ]),
      section(
        '注销后删除什么',
        '姓名、手机号、邮箱、头像、简历、通知设置与登录凭据会删除或去除身份。手机号释放，可以重新注册为新账号；新账号与原账号没有关联。',
        '交易对方页面上，您的名称改为“已注销用户”。',
      ),
      section(
        '依法保留什么',
        '交易记录、账目、认证核验记录与安全日志，按法律规定的期限保存，单独存放，只用于履行法定义务和处理纠纷，期满删除。',
      ),
      section('注销与责任', '注销不免除注销之前的义务与责任。注销后发现注销之前的违约、侵权或违法，相关各方仍可依法追究。'),
      section('疑问与申诉', '对不能注销的理由有异议，请通过“联系我们”提出，我们在 15 个工作日内核查并答复。'),
    ],
  },
  en: {
    summary: [
      'Before closing, money must be settled and requests completed. If the account cannot be closed yet, the page lists each reason.',
      'Closing cannot be undone. Records that the law requires are retained; the rest is deleted or anonymised.',
      'You can export your data first.',
    ],
    sections: [
      section(
        'Who can apply',
        'An individual account is closed by its holder. A company account is closed by its owner; other members may leave the company, which ends only their membership. A verification code confirms that it is you.',
      ),
      section(
        'Conditions',
        'All of the following must be met:',
        [
          'Wallet, available balance and withdrawals in transit are zero.',
          'No money is in escrow.',
          'No request is open: for a company, none between creation and its end; for a provider, none picked or in service.',
          'No dispute, complaint or refund is pending.',
          'The account is not frozen for a breach or for security.',
        ],
        'Otherwise we refuse, list the reasons, and change nothing.',
      ),
      section(
        'Settle funds first',
        'Withdraw your balance to a bank account in your own or your company’s name. If a withdrawal is in transit, wait until it is paid or returned. If the amount is below the bank’s minimum payment, contact us for manual handling; closing an account never forfeits a balance.',
      ),
      section(
        'Complete your requests first',
        'A request that has not started can be cancelled, and its escrow returns to the wallet in full. One that has started must be completed and confirmed, or resolved through a dispute. Applications that were not picked are withdrawn when you close.',
      ),
      section(
        'Unused beans',
        'Claim a refund first where the Value-added Service Agreement allows it. Other unused beans expire; the page shows how many before you confirm, and you expressly agree to it.',
      ),
      section(
        'Export your data',
        'Before closing, account management lets you download your profile, requests, orders and ledger entries. After closing, we can no longer provide the contents of the account; records retained by law may be requested in writing with proof of identity.',
      ),
      section('Steps', [
        'Choose to close the account in account management and read this agreement.',
        'The system checks the conditions and lists what is missing.',
        'Once they are met, confirm with a verification code.',
        'The account is disabled immediately, all sessions end, and you are notified by SMS or e-mail.',
      ]),
      section(
        'What is deleted',
        'Name, phone number, e-mail, photo, résumé, notification settings and sign-in credentials are deleted or anonymised. The phone number is released for a new account, which has no link to the old one.',
        'Where the other party saw your name, it shows “closed account”.',
      ),
      section(
        'What the law requires us to retain',
        'Transaction records, ledger entries, verification records and security logs are retained for the statutory periods, stored separately, used only for legal obligations and disputes, and then deleted.',
      ),
      section(
        'Responsibility',
        'Closing an account does not release anyone from prior obligations. Breaches, infringements or offences discovered later may still be pursued.',
      ),
      section(
        'Questions and appeals',
        'If you disagree with a reason, contact us through the contact page. We investigate and reply within 15 working days.',
      ),
    ],
  },
}

export default both
