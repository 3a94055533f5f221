import type { Texts } from './topics'

export const pt: Texts = {
  warranty: [
    'Como verificar se o seu aparelho está na garantia',
    'Digite *#06# para ver o IMEI ou olhe a etiqueta da caixa. Informe o número na consulta de garantia e veja quando começou e em que dia termina. Guarde a nota fiscal: ela vale se a data registrada estiver errada.',
  ],
  battery: [
    'A bateria acaba rápido demais',
    'Procure nas configurações os aplicativos que mais gastam energia e feche os que não usa. Diminua o brilho, desligue a localização e reinicie o telefone uma vez por semana. Uma bateria que dura menos de meio dia depois de dois anos está gasta e pode ser trocada.',
  ],
  screen: [
    'Conserto de tela quebrada',
    'Trocamos uma tela trincada em cerca de uma hora com peça original. Leve o telefone a um centro de serviço ou peça a coleta em casa. O preço inclui o vidro, o painel de toque e a mão de obra.',
  ],
  water: [
    'O que fazer se o celular caiu na água',
    'Desligue-o na hora e não o carregue. Tire o chip, seque por fora com um pano e deixe um dia em lugar seco. O arroz não ajuda. Danos por líquidos não são cobertos, mas um técnico pode salvar a placa se você vier cedo.',
  ],
  status: [
    'Acompanhe o andamento do seu reparo',
    'Digite o número da ordem de serviço ou o seu telefone e veja onde está o aparelho: recebido, aguardando peças, em reparo, em teste ou pronto para retirada.',
  ],
  centers: [
    'Encontre um centro de serviço perto de você',
    'Escolha a sua cidade no mapa para ver endereços, horários de funcionamento e o telefone de cada oficina. A maioria abre de segunda a sábado. Marque um horário para não esperar.',
  ],
  prices: [
    'Preços das peças de reposição',
    'Escolha o modelo para ver quanto custa uma câmera, uma tampa traseira ou um conector novo. Os preços são de peças originais com impostos; a mão de obra aparece à parte.',
  ],
  charging: [
    'O telefone carrega devagar ou não carrega',
    'Experimente primeiro outro cabo e outra tomada. Limpe a entrada com uma escova de dentes seca: a poeira impede o encaixe. Use o carregador que veio com o aparelho. Se esquentar durante a carga, desligue e traga para nós.',
  ],
  backup: [
    'Salve as suas fotos e contatos antes de um reparo',
    'Faça uma cópia dos dados na sua conta ou num computador antes de entregar o telefone, porque o técnico pode precisar apagar a memória. Retire o chip e saia da sua conta.',
  ],
  television: [
    'Garantia da televisão e visita em casa',
    'Uma TV Solis tem dois anos de cobertura, com o painel. Sem imagem, sem som ou com linhas na tela, agende um técnico que vai até a sua casa. Tenha em mãos o número de série que fica atrás.',
  ],
  conditioner: [
    'Limpe o filtro do ar-condicionado todo mês',
    'Desligue, abra a tampa e tire os filtros. Lave com água morna e deixe secar à sombra. Um filtro sujo faz barulho, pinga e gasta mais energia.',
  ],
  password: [
    'Esqueci a senha de bloqueio',
    'Ninguém consegue ler o PIN nem o padrão, nem mesmo um técnico. Você pode redefinir o telefone com a sua conta, o que apaga tudo. Se depois ele pedir a conta e você não conseguir entrar, faça um pedido de desbloqueio com a prova de compra.',
  ],
  protection: [
    'Plano de proteção de tela: o que cobre e como acionar',
    'O plano paga uma quebra dentro de doze meses da compra. Contrate em até quinze dias. Não cobre roubo, perda nem riscos leves. Para acionar, leve o telefone e um documento.',
  ],
  genuine: [
    'Como reconhecer carregadores e fones originais',
    'Acessórios falsificados podem superaquecer. Raspe a etiqueta e digite o código de dezesseis dígitos para confirmar o produto. Compre nas lojas da nossa lista.',
  ],
}
