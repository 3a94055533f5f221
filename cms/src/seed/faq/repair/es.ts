import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const es: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: '¿Cuánto tarda una reparación?',
    answer: `
Por lo general, de 3 a 7 días hábiles desde el día en que empieza la reparación. Es un plazo orientativo: lo alargan los feriados y las piezas que hay que pedir. El día estimado aparece en la página de [estado de la reparación](page:repair-status).

Algunas reparaciones se hacen mientras usted espera, como reparación rápida de unas 2 horas. Depende de la falla, de que la pieza esté en existencia y de cuántas personas haya antes. Pregunte al entregar el dispositivo.

:::hint
Venga temprano y a mitad de semana. Las filas son más largas el primer día hábil y el último.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: '¿Cuánto cuesta una reparación y cuándo sé el precio?',
    answer: `
Lo sabe antes de que se haga nada. El presupuesto separa la pieza y la mano de obra, y usted dice sí o no.

Para una primera idea, vea el [precio de la pieza](page:spare-parts-price): elija producto, marca, serie y modelo, y verá la pieza, la mano de obra y el total. Son precios de referencia. El técnico examina el dispositivo y hace después el presupuesto que vale.

Los defectos de material o fabricación dentro de la garantía no cuestan nada. [Consulte su garantía](page:warranty-check) primero, y vea si tiene [protección para la pantalla](page:protection).
`,
  },
  'what-to-bring-to-a-repair': {
    question: '¿Qué llevo cuando entrego mi dispositivo?',
    answer: `
:::steps
# El dispositivo, con algo de carga
Un técnico solo puede probar lo que enciende. Lleve el cargador y el cable si la falla tiene que ver con la carga.

# La factura, si la tiene
Ayuda cuando la fecha de compra no está clara. La tarjeta que viene en la caja de algunos dispositivos le da atención prioritaria.

# Sus datos, guardados
[Guarde sus datos](article:back-up-phone-before-repair) y saque la tarjeta SIM y la de memoria.

# Su cuenta y sus claves
Cierre la sesión de su cuenta o esté presente para desbloquear el dispositivo. Nunca escriba una clave en la orden.
:::

Deje en casa la funda y el protector de vidrio: se pierden con facilidad y estorban.
`,
  },
  'how-to-track-a-repair': {
    question: '¿Cómo veo en qué punto está mi reparación?',
    answer: `
Abra la página de [estado de la reparación](page:repair-status) y escriba una de estas dos cosas:

- el **número de su orden**, que está en el papel que recibió al entregar el dispositivo;
- el **número de teléfono** que dejó, con el código internacional delante, por ejemplo \`+234\`, un guion y el número.

Ve el estado con palabras, como «En reparación» o «Terminado», y cuándo se llegó a cada paso. Si no se encuentra nada, revise primero los dígitos y después el número de teléfono: debe ser el de la orden. [Contáctenos](page:contact) si aún no aparece, con la orden a mano.
`,
  },
  'will-my-data-be-erased': {
    question: '¿Se borrarán mis datos en una reparación?',
    answer: `
Puede ocurrir. Algunas fallas exigen restablecer el dispositivo, y cuando se cambia la placa base, los datos se van con ella. Antes de hacer cualquiera de las dos cosas, le preguntamos. Lo que había en el dispositivo no se puede recuperar sin una copia, así que [guarde sus datos](article:back-up-phone-before-repair) antes de entregarlo, aunque la falla sea pequeña.

Los técnicos no abren sus fotos, mensajes ni cuentas, y nadie pide la contraseña de su cuenta. Si su dispositivo tiene un modo de reparación, actívelo: oculta sus datos detrás de un usuario vacío. [Cómo tratamos sus datos](article:how-we-treat-your-data-in-a-repair) contiene todas las reglas.
`,
  },
  'can-my-phone-be-picked-up': {
    question: '¿Pueden recoger mi teléfono y devolvérmelo?',
    answer: `
En algunas ciudades, sí. Con la reparación con recogida usted reserva, el dispositivo se recoge y luego se repara. La [página de posventa](page:after-sales) de su país indica en qué ciudades, si las hay.

:::steps
# Reserve
Deje la dirección, la hora y la falla. Recibe un número para su orden.

# Empáquelo
Guarde sus datos, apague el dispositivo, saque las tarjetas y envuélvalo para que nada se mueva.

# Sígalo
El [estado de la reparación](page:repair-status) muestra cuándo espera la recogida, cuándo va en camino y cuándo se repara.
:::

Si hay algo que pagar, recibe antes el presupuesto, igual que en el mostrador.
`,
  },
  'can-i-book-a-repair-time': {
    question: '¿Puedo reservar una hora para mi reparación?',
    answer: `
Donde hay reservas en línea, están en [cita de reparación](page:repair-appointment), y junto a cada resultado de la [búsqueda de centros de servicio](page:service-center) como «Reservar ahora». Elija el centro, el día y la hora, y diga en pocas palabras qué pasa.

Una hora reservada significa que alguien lo espera. No dice cuánto tarda la reparación: eso depende de la falla y de la pieza.

Si en su país no hay reservas en línea, venga sin cita en el horario de atención. Antes de un viaje largo, conviene llamar al centro y preguntar si tienen la pieza.
`,
  },
  'the-fault-came-back': {
    question: 'La misma falla volvió después de la reparación. ¿Y ahora?',
    answer: `
Vuelva con el dispositivo y la orden de la primera reparación. La misma falla, poco después de una reparación, se revisa otra vez con prioridad. Anote cuándo ocurre y, si puede, grabe un video corto: una falla que solo aparece de vez en cuando es difícil de encontrar en el banco de trabajo.

Antes de ir, descarte dos cosas que se parecen a la falla anterior y no lo son:

- una funda o un protector de vidrio que tapa un sensor o presiona un botón;
- una aplicación que se instaló después de la reparación. Reinicie el dispositivo en modo seguro, si lo tiene, y vea si la falla sigue.

Por favor, también [califique la reparación](article:rate-your-repair): una falla que vuelve es lo que más necesitamos saber.
`,
  },
}
