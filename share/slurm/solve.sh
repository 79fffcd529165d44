#!/bin/bash
# A proof on many machines, as docs/cluster.md describes it: sbatch solve.sh
# A rank for the books and 128 that prove; for other numbers change --ntasks alone.
#SBATCH --ntasks=129
#SBATCH --cpus-per-task=1
#SBATCH --mem-per-cpu=4G
#SBATCH --time=24:00:00
#SBATCH --requeue
#SBATCH --open-mode=append

# Started again after a node has failed, it goes on from the log, which must be on a disk that every
# node sees.
mpirun --enable-recovery quinta-mpi solve trike side=8 swap=off --moves \
    --memory 3500 --log "$HOME/trike8.log"
