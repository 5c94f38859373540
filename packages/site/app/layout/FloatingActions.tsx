import { FloatingActionArea, type FloatingActionAreaProps } from '@mawkib/ui';

/** The floating actions in their own chunk, loaded once the page works. */
export default function FloatingActions(props: FloatingActionAreaProps) {
  return <FloatingActionArea {...props} />;
}
