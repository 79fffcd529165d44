import 'quinta-core/worker';
