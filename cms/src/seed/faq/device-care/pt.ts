import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const pt: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Por que meu celular carrega devagar ou não carrega?',
    answer: `
Muitas vezes é poeira na entrada de carga ou é o cabo, e as duas coisas você pode resolver por conta própria.

:::steps
# Troque o cabo, depois o carregador
Teste um que carregue bem outro celular. Um cabo fino, esquecido na gaveta, costuma dar pouca corrente.

# Olhe dentro da entrada
Se o conector não fica firme, há fiapos apertados no fundo. [Limpe a entrada](article:how-to-clean-charging-port-on-phone) com o celular desligado e um palito de madeira, nunca com metal.

# Deixe esfriar
Um celular quente carrega devagar para proteger a bateria. Tire-o da capa e do sol.
:::

Continua lento? A entrada ou a bateria podem estar gastas. Veja [o preço da peça](page:spare-parts-price) antes de vir.
`,
  },
  'phone-got-wet': {
    question: 'Meu celular molhou. O que faço primeiro?',
    answer: `
Desligue-o e deixe-o desligado. O dano vem da corrente junto com a água, não só da água.

:::steps
# Desmonte até onde der
Capa, gaveta do chip SIM, cartão de memória. Não tire parafusos.

# Seque por fora
Use um pano e vire a entrada para baixo. Não sacuda.

# Deixe em lugar com ar em movimento
Um ou dois dias na frente de um ventilador. Arroz não ajuda, e o pó dele vai parar na entrada de carga; um secador de cabelo empurra a água para dentro.
:::

:::warning
Não ponha para carregar só para ver se funciona.
:::

Se foi água salgada ou uma bebida, leve-o a uma [assistência técnica](page:service-center) no mesmo dia: o que seca dentro corrói. [Mais sobre celulares molhados](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'Minha bateria acaba rápido. Preciso de uma nova?',
    answer: `
Veja primeiro se algo a está gastando. Abra Configurações, Bateria, e olhe a lista de aplicativos do último dia. Se um deles está muito à frente dos outros, aí está a resposta: atualize-o, limite o uso em segundo plano ou remova-o. Depois de uma grande atualização do sistema, espere dois dias, porque o celular organiza seus arquivos.

A bateria está gasta quando o celular desliga com 20 ou 30 por cento, quando acaba rápido também no modo avião, ou depois de alguns anos de carga diária. Aí uma nova resolve, e nada mais. [Veja o preço](page:spare-parts-price).

:::warning
A tampa levantou ou a tela está descolando? Pare de carregar e traga o celular.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Meu celular travou e não responde. Como o reinicio?',
    answer: `
:::steps
# Force o reinício
Segure juntos o botão de ligar e o de diminuir o volume por 10 a 15 segundos, até o celular vibrar. Em alguns modelos é só o botão de ligar. Nada é apagado.

# Carregue por meia hora
Uma bateria totalmente vazia não mostra nada no começo. Use o carregador, não um computador.

# Libere espaço
Quando ele voltar a funcionar, deixe pelo menos um décimo do armazenamento livre. Um celular cheio trava de novo.
:::

Se ele para sempre no logotipo, o sistema está danificado. Uma atualização de software em uma [assistência técnica](page:service-center) costuma ajudar; às vezes é preciso restaurar o celular. Peça que salvem seus dados antes, se for possível.
`,
  },
  'clean-a-screen': {
    question: 'Como limpo uma tela sem estragá-la?',
    answer: `
:::steps
# Desligue
No preto a sujeira aparece mais, e nada é tocado sem querer.

# Limpe a seco
Use um pano de microfibra limpo, sem pressão e em uma só direção. Papel-toalha risca o revestimento.

# Umedeça só se precisar
Algumas gotas de água destilada no pano, nunca na tela. Seque em seguida.
:::

Limpa-vidros, álcool e vinagre tiram o revestimento de TVs e notebooks. No celular, um lenço com álcool a 70 por cento pode ser usado de vez em quando, mas não se a tela estiver trincada. Não deixe líquido chegar aos alto-falantes e às entradas. [Uma TV pede um pouco mais de cuidado](article:clean-tv-screen-safely), porque o painel se curva.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Meu ar-condicionado gela pouco. O que posso conferir por conta própria?',
    answer: `
:::steps
# O filtro
É a causa mais comum. [Limpe-o](article:clean-air-conditioner-filter) com água morna, deixe secar à sombra e repita a cada duas semanas na época de calor.

# Os ajustes
Modo de refrigeração, não ventilação nem desumidificação. Ajuste de 24 a 26 °C, com as aletas para cima.

# A unidade externa
Ela precisa de ar livre por todos os lados. Corte a energia na parede e depois retire folhas e sacolas da grade.
:::

Gelo no tubo, água dentro de casa ou um chiado são trabalho para um técnico. Recarregar o gás também: ele não se gasta, e se falta, há um vazamento. [Peça uma visita](page:air-conditioner-repair-and-service).
`,
  },
}
