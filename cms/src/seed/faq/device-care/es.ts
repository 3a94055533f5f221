import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: '¿Por qué mi teléfono carga lento o no carga?',
    answer: `
Muchas veces es polvo en el puerto o el cable, y las dos cosas puede resolverlas por su cuenta.

:::steps
# Cambie el cable y luego el cargador
Pruebe uno que cargue bien otro teléfono. Un cable delgado que estaba en un cajón suele dar muy poca corriente.

# Mire dentro del puerto
Si el conector no queda firme, hay pelusa apretada en el fondo. [Limpie el puerto](article:how-to-clean-charging-port-on-phone) con el teléfono apagado y un palillo de madera, nunca con metal.

# Deje que se enfríe
Un teléfono caliente carga lento para proteger la batería. Sáquelo de la funda y del sol.
:::

¿Sigue lento? El puerto o la batería pueden estar gastados. Vea [el precio de la pieza](page:spare-parts-price) antes de venir.
`,
  },
  'phone-got-wet': {
    question: 'Mi teléfono se mojó. ¿Qué hago primero?',
    answer: `
Apáguelo y déjelo apagado. El daño lo hacen la corriente y el agua juntas, no el agua sola.

:::steps
# Desármelo hasta donde pueda
Funda, bandeja SIM, tarjeta de memoria. No quite tornillos.

# Séquelo por fuera
Use un paño y ponga el puerto hacia abajo. No lo sacuda.

# Déjelo donde circule el aire
Uno o dos días frente a un ventilador. El arroz no ayuda y su polvo entra en el puerto; un secador de pelo empuja el agua más adentro.
:::

:::warning
No lo ponga a cargar para ver si funciona.
:::

Si fue agua salada o una bebida, llévelo el mismo día a un [centro de servicio](page:service-center): lo que se seca adentro, corroe. [Más sobre teléfonos mojados](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'La batería se me acaba rápido. ¿Necesito una nueva?',
    answer: `
Vea primero si algo la gasta. Abra Ajustes, Batería, y mire la lista de aplicaciones del último día. Si una está muy por encima de las demás, ahí está la respuesta: actualícela, limite su uso en segundo plano o quítela. Después de una actualización grande del sistema espere dos días, porque el teléfono ordena sus archivos.

Una batería está gastada cuando el teléfono se apaga con un 20 o 30 por ciento, cuando se acaba rápido también en modo avión, o después de algunos años de carga diaria. Entonces ayuda una nueva, y ninguna otra cosa. [Vea su precio](page:spare-parts-price).

:::warning
¿La tapa se levanta o la pantalla se despega? Deje de cargar el teléfono y tráigalo.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Mi teléfono se congeló y no reacciona. ¿Cómo lo reinicio?',
    answer: `
:::steps
# Fuerce el reinicio
Mantenga presionados el botón de encendido y el de bajar volumen, juntos, de 10 a 15 segundos, hasta que el teléfono vibre. En algunos modelos es solo el de encendido. No se borra nada.

# Cárguelo media hora
Una batería del todo vacía no muestra nada al principio. Use el cargador, no una computadora.

# Haga espacio
Cuando vuelva a funcionar, deje libre al menos una décima parte del almacenamiento. Un teléfono lleno se congela otra vez.
:::

Si se queda en el logotipo una y otra vez, el sistema está dañado. Una actualización de software en un [centro de servicio](page:service-center) suele ayudar; a veces hay que restablecerlo. Pida que antes guarden sus datos, si es posible.
`,
  },
  'clean-a-screen': {
    question: '¿Cómo limpio una pantalla sin dañarla?',
    answer: `
:::steps
# Apáguela
Sobre el negro se ve mejor la suciedad, y no se toca nada por accidente.

# Límpiela en seco
Use un paño de microfibra limpio, sin presión y en una sola dirección. El papel de cocina raya los recubrimientos.

# Humedezca solo si hace falta
Unas gotas de agua destilada en el paño, nunca en la pantalla. Séquela enseguida.
:::

El limpiavidrios, el alcohol y el vinagre quitan el recubrimiento de televisores y portátiles. En un teléfono, una toallita con alcohol al 70 por ciento está bien de vez en cuando, pero no si la pantalla tiene grietas. No deje que entre líquido en altavoces ni puertos. [Un televisor pide un poco más de cuidado](article:clean-tv-screen-safely), porque su panel se dobla.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Mi aire acondicionado enfría mal. ¿Qué puedo revisar por mi cuenta?',
    answer: `
:::steps
# El filtro
Es la causa más común. [Límpielo](article:clean-air-conditioner-filter) con agua tibia, déjelo secar a la sombra y repítalo cada dos semanas en la temporada de calor.

# Los ajustes
Modo frío, no ventilador ni deshumidificación. De 24 a 26 °C, con las aletas hacia arriba.

# La unidad exterior
Necesita aire libre por todos los lados. Corte la corriente en la pared y después quite hojas y bolsas de la rejilla.
:::

Hielo en el tubo, agua dentro de la casa o un silbido son trabajo de un técnico. Recargar el gas también: no se gasta, y si falta, hay una fuga. [Pida una visita](page:air-conditioner-repair-and-service).
`,
  },
}
