import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const es: LandingTextOf<typeof page> = {
  title: 'Servicio posventa',
  description:
    'Todo lo que viene después de la compra: garantía, reparación, recogida, precios, piezas originales, controladores y desbloqueo, y qué significa cada estado.',
  sections: {
    hero: {
      title: 'Empezamos después de la compra',
      text: 'Para lo que su dispositivo Aster, Kite o Solis necesite más adelante: empiece por la garantía o por el centro más cercano.',
      pictureAlt: 'Un mostrador de servicio con un teléfono, una tableta y una orden',
      actions: { check: 'Consultar la garantía', find: 'Buscar un centro de servicio' },
    },
    tools: { title: 'Consúltelo por su cuenta' },
    situations: {
      title: '¿Qué lo trae por aquí?',
      items: {
        broken: {
          title: 'Algo se rompió',
          text: 'Vea qué se puede reparar y cómo es una reparación.',
        },
        expensive: {
          title: 'Quiero saber el precio',
          text: 'Precios de referencia de la pieza y la mano de obra, por modelo.',
        },
        waiting: {
          title: 'Espero mi dispositivo',
          text: 'El estado de la reparación, por número de orden o de teléfono.',
        },
        used: {
          title: 'Dudo de una pieza',
          text: 'Su número de serie dice si es original.',
        },
        locked: {
          title: 'Mi teléfono está bloqueado',
          text: 'Envíe una solicitud y sígala en «Mis solicitudes».',
        },
        laptop: {
          title: 'Mi portátil necesita un controlador',
          text: 'Por número de serie (SNID), o por marca, serie y modelo.',
        },
      },
    },
    order: {
      title: 'Una orden, de principio a fin',
      body: `
Cuando entrega un dispositivo, recibe una **orden** con un número. Es el hilo de todo lo que sigue, así que tómele una foto.

1. Dice qué entregó, en qué estado y qué pidió.
2. Con su número ve el [estado de la reparación](page:repair-status) en cualquier momento.
3. El presupuesto, su sí o su no y las piezas que se usaron forman parte de ella.
4. Con ella puede calificar la reparación dentro de 3 meses.
5. Si la misma falla vuelve, es lo que debe traer.

El plazo habitual es de 3 a 7 días hábiles desde que empieza la reparación. Es orientativo, y los feriados lo alargan. Si falta una pieza, el día estimado cambia.
`,
    },
    states: {
      title: 'Qué significa el estado de una reparación',
      body: `
- **Registrado**: su orden está aquí y nadie ha mirado todavía el dispositivo.
- **En espera de recogida** y **En camino al centro de servicio**: en la reparación con recogida, sigue con usted o va en camino.
- **Pendiente de evaluación**: lo examina un técnico. Después recibe el presupuesto, si hay algo que pagar.
- **En reparación**: el trabajo empezó.
- **Cambio de teléfono**: recibe otro teléfono en su lugar. Pida que su [protección](page:protection) pase a él.
- **No necesita reparación**: no se encontró una falla, o la causa era un ajuste.
- **Terminado**: está listo. Pruébelo cuando lo recoja.
- **Cancelado** y **Vencido**: la orden terminó, o tardó más de lo previsto. Pregunte en el centro.
`,
    },
    delivery: {
      title: 'La reparación con recogida en tres pasos',
      intro:
        'Para teléfonos, en algunas ciudades. El presupuesto llega antes que la reparación, como en el mostrador.',
      items: {
        reserve: {
          title: 'Reserve',
          text: 'Por chat o por la línea de atención: dirección, hora, modelo y falla. Guarde sus datos ese mismo día.',
        },
        pickUp: {
          title: 'Recogida',
          text: 'Apague el teléfono, saque las tarjetas y envuélvalo. Entréguelo a cambio de un número de orden.',
        },
        repair: {
          title: 'Reparación',
          text: 'Siga cada paso en el estado de la reparación. Abra el paquete y pruebe el teléfono el día en que vuelve.',
        },
      },
    },
    'delivery-cities': { title: 'Dónde hay reparación con recogida' },
    policy: {
      title: 'Política de servicio',
      intro: 'Elija la marca y luego el producto. Leerá lo que vale hoy en su país.',
    },
    questions: { title: 'Preguntas sobre los centros de servicio' },
    help: {
      title: '¿No era lo que buscaba?',
      text: 'Cuéntelo con sus palabras. Tenga a mano el modelo y el IMEI o el número de serie.',
      actions: { chat: 'Abrir un chat', contact: 'Otras formas de contacto' },
    },
  },
}
