import type { verification as en } from "../../../../app/i18n/messages/en/verification";

export const verification: Record<keyof typeof en, string> = {
  "verification.steps": "Etapas da verificação",
  "verification.isDone": "Concluído",
  "verification.blocked": "Depósitos, saques e jogo real aguardam a confirmação da sua identidade.",
  "verification.text.start":
    "Ainda não confirmamos sua identidade. A lei exige isso, e nosso parceiro de verificação faz a conferência com seus documentos.",
  "verification.text.verification": "Seus documentos estão em análise. Você não precisa fazer nada.",
  "verification.text.completed":
    "Sua identidade está confirmada e não há mais nada a fazer. Se ainda pedirem a verificação, o suporte ajuda.",
  "verification.text.change":
    "Seus documentos não foram aceitos e precisamos de novos. Na maioria das vezes a foto está desfocada ou cortada, ou o documento venceu.",
  "verification.asked.title": "O que você precisa",
  "verification.asked.document": "Um passaporte, documento de identidade ou carteira de motorista válidos",
  "verification.asked.face": "Uma câmera, para o documento e uma foto sua",
  "verification.asked.time":
    "Alguns minutos. Nosso parceiro avisa se precisar de algo mais, como um comprovante de endereço",
  "verification.next.start": "Depois seus documentos são analisados, e esta página mostra o resultado.",
  "verification.next.verification":
    "Assim que forem aceitos você pode continuar. Se não forem, esta página avisa e pede novos.",
  "verification.begin": "Iniciar a verificação",
  "verification.beginAgain": "Enviar novos documentos",
  "verification.look": "Ver de novo",
  "verification.again": "Tentar de novo",
  "verification.action.title": "Verificação dos seus dados de pagamento",
  "verification.action.text":
    "Antes de enviar dinheiro para estes dados de pagamento, é preciso mostrar uma vez que são seus. Tenha o cartão ou um extrato em mãos.",
  "verification.action.next":
    "Depois eles são analisados. Assim que forem aceitos você pode usá-los: volte ao que estava fazendo e tente de novo.",
  "verification.action.done": "Terminei",
  "verification.check.title": "Seus documentos",
  "verification.check.frame": "Verificação de identidade",
  "verification.check.window": "Abrir a verificação em outra janela",
  "verification.check.windowText":
    "A verificação fica na página do nosso parceiro. Volte aqui quando tiver enviado tudo.",
  "verification.check.sentText":
    "Quando tudo for enviado, esta página continua sozinha. Se não continuar, avise aqui.",
  "verification.check.sent": "Já enviei tudo",
  "verification.needsScript.title": "Esta verificação precisa de JavaScript",
  "verification.needsScript.text":
    "Ative-o no navegador e recarregue esta página, ou fale com o suporte: ele pode receber seus documentos de outra forma.",
  "verification.failed.title": "Não foi possível mostrar a verificação",
  "verification.failed.text":
    "Nosso parceiro não responde no momento. Nada do que você enviou se perde. Um bloqueador de anúncios ou de scripts também pode ser a causa.",
  "verification.impossible.title": "A verificação não pode ser feita nesta página",
  "verification.impossible.text": "O suporte recebe seus documentos de outra forma.",
  "verification.unknownAction.title": "Esta verificação não é mais necessária",
  "verification.unknownAction.text":
    "Volte ao que estava fazendo e tente de novo. Se for pedida outra vez, o suporte ajuda.",
};
